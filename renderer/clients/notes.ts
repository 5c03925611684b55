import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import { call, readOptions } from './http.ts'

export type Note = ReplyOf<'GET /api/notes'>[number]

const NOTES = readOptions('GET /api/notes')

/** Rulings on questions the player has answered or reported, each until it is dismissed. */
export const useNotes = (): UseQueryResult<Note[]> => useQuery({ ...NOTES, refetchOnMount: 'always' })

/** Dismisses a note by its id; it goes at once. */
export function useDismissNote() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/notes/:id/read', { params: { id } }),
    onMutate: (id) => client.setQueryData(NOTES.queryKey, (all = []) => all.filter((note) => note.id !== id)),
    onError: () => client.invalidateQueries({ queryKey: NOTES.queryKey }),
  })
}
