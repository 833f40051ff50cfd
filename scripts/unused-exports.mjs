// `node scripts/unused-exports.mjs` names each file, package and export that no product code uses, only a test or nothing:
// knip from the entries of the product alone. npm run check runs this.
import { runAside } from './prepare.mjs'

/** What may stay unused, and until when. A line that is not needed any more is an error, so the list only shrinks. */
const EXCEPTIONS = {
  ...Object.fromEntries(
    [
      'base-slots.ts',
      ...['footer', 'header', 'listing-layout', 'vehicle-card', 'vehicle-layout'].map((slot) => `slots/${slot}.tsx`),
    ]
      .map((file) => `src/themes/base/${file}`)
      .map((file) => [`${file}: ${file}`, 'a new template begins with it (docs/templates.md)']),
  ),
  'src/themes/typefaces/typeface-css.ts: src/themes/typefaces/typeface-css.ts':
    'the build has it (vite.config.ts), not the program',
  'src/themes/typefaces/typefaces.ts: TEXT_STAND_INS': 'the build has it (vite.config.ts), not the program',
  'src/themes/typefaces/typefaces.ts: CHARACTERS': 'the build has it (vite.config.ts), not the program',
  'package.json: @tailwindcss/vite': 'the build has it (vite.config.ts), not the program',
  'src/operations/inbox/assignment-rules.ts: saveTeams': 'until the sales tool gives teams a page (INBOX-4)',
  'src/operations/inbox/assignment-rules.ts: saveLeave': 'until the sales tool gives leave a page (INBOX-4)',
}

const { output } = await runAside('knip', ['--production', '--reporter', 'json'])
const found = new Set(namesIn(output))
const unknown = [...found].filter((name) => !(name in EXCEPTIONS))
const stale = Object.keys(EXCEPTIONS).filter((name) => !found.has(name))
for (const name of unknown) console.log(`${name} is used by no product code: delete it, or move it to a testing.ts`)
for (const name of stale) console.log(`${name} is used or gone: delete its line in scripts/unused-exports.mjs`)
if (unknown.length + stale.length > 0) process.exitCode = 1

/** 'file: name' of each finding; the whole output if it is no list. */
function namesIn(text) {
  try {
    return JSON.parse(text).issues.flatMap(({ file, ...kinds }) =>
      Object.values(kinds)
        .flat()
        .map(({ name }) => `${file}: ${name}`),
    )
  } catch {
    // knip itself failed, and says why.
    return [text.trim()]
  }
}
