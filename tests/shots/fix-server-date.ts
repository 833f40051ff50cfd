import { fixDate } from './fixed-date.ts'

/** Loaded before the server (`--import`): stock, opening hours and dates on pages are the same in every run. */
fixDate(Number(process.env.SHOTS_TIME))
