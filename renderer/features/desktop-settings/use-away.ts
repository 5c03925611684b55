import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Away, AwayChoice } from '#protocol/away.ts'
import { desktop } from '../../clients/desktop.ts'
import { toast } from '../../components/toast.ts'

const AWAY_KEY = ['desktop', 'away'] as const

const NOT_SAVED = {
  title: 'Error',
  description: 'We couldn’t save this. Try again.',
  variant: 'destructive',
} as const

/** The choices for the time the window is not in front. A choice shows at once and is kept by the shell. */
export function useAway() {
  const client = useQueryClient()
  const { data } = useQuery<Away | null>({
    queryKey: AWAY_KEY,
    queryFn: async () => (await desktop()?.away()) ?? null,
  })
  const failed = () => {
    toast(NOT_SAVED)
    void client.invalidateQueries({ queryKey: AWAY_KEY })
  }
  const { mutate } = useMutation({
    mutationFn: async (choice: AwayChoice) => desktop()?.chooseAway(choice),
    onMutate: (choice) => client.setQueryData<Away | null>(AWAY_KEY, (away) => away && { ...away, choice }),
    onSuccess: (outcome) => (outcome === 'saved' ? undefined : failed()),
    onError: failed,
  })
  return {
    away: data ?? null,
    choose: (part: Partial<AwayChoice>) => {
      const now = client.getQueryData<Away | null>(AWAY_KEY)
      if (now) mutate({ ...now.choice, ...part })
    },
  }
}
