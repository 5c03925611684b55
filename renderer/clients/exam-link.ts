import { SCREENS } from '#protocol/screens.ts'

/** Returns the address of a block's report. */
export const examReportLink = (blockId: string): string => `${SCREENS.exam}/${blockId}`
