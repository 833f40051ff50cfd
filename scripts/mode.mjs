// The mode that `npm start` and `npm run forecourt` set; `node src/server/start.ts` by itself is production.

import { isRelease } from './prepare.mjs'

/** Demonstration, unless FORECOURT_MODE is set, NODE_ENV is production or this is a release. */
export function mode({ FORECOURT_MODE, NODE_ENV } = process.env) {
  return FORECOURT_MODE || (NODE_ENV === 'production' || isRelease ? 'production' : 'demonstration')
}
