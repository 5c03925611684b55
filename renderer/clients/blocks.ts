import { useQuery } from '@tanstack/react-query'
import { readOptions } from './http.ts'

export const BLOCKS = readOptions('GET /api/blocks')

/** The players whom this one has blocked. */
export const useBlocks = () => useQuery({ ...BLOCKS, refetchOnMount: 'always' })
