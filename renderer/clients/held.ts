import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import { readOptions } from './http.ts'

export type Held = ReplyOf<'GET /api/admin/held'>

export const HELD = readOptions('GET /api/admin/held')

/** The players on hold; each opening of the screen is a view of its own, which the server writes down. */
export const useHeld = (): UseQueryResult<Held> => useQuery({ ...HELD, refetchOnMount: 'always' })
