import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import { readOptions } from './http.ts'

export type Calibration = ReplyOf<'GET /api/admin/calibration'>
export type Report = NonNullable<Calibration['report']>
export type Group = Report['groups'][number]
export type Pool = Group['pool']

/** How well chances hold; each opening of the screen is a view of its own, which the server writes down. */
export const useCalibration = (): UseQueryResult<Calibration> =>
  useQuery({ ...readOptions('GET /api/admin/calibration'), refetchOnMount: 'always' })
