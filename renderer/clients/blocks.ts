import { useQuery } from '@tanstack/react-query'
import { call } from './http.ts'

export const BLOCKS = ['/api', 'blocks'] as const

/** The players whom this one has blocked. */
export const useBlocks = () =>
  useQuery({ queryKey: BLOCKS, queryFn: () => call('GET /api/blocks'), refetchOnMount: 'always' })
