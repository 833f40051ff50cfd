// What `npm start` and `npm run forecourt` set before ours run; `node src/server/start.ts` alone is production.

/** The demonstration, unless FORECOURT_MODE or NODE_ENV=production says otherwise. */
export function mode({ FORECOURT_MODE, NODE_ENV } = process.env) {
  return FORECOURT_MODE || (NODE_ENV === 'production' ? 'production' : 'demonstration')
}
