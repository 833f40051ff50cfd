// The mode that `npm start` and `npm run forecourt` set; `node src/server/start.ts` by itself is production.

/** Demonstration, unless FORECOURT_MODE is set or NODE_ENV is production. */
export function mode({ FORECOURT_MODE, NODE_ENV } = process.env) {
  return FORECOURT_MODE || (NODE_ENV === 'production' ? 'production' : 'demonstration')
}
