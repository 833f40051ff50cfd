// `node scripts/folder-cycles.mjs` names folders of a layer that import each other, unless they are on the list below.
// npm run check runs this.
import { runAside } from './prepare.mjs'

/**
 * Folders of a layer that still import each other. This list only shrinks: one that is in no cycle any more is an error
 * too. A folder and a folder inside it may import each other.
 */
const IN_CYCLES = {
  site: ['checks', 'content', 'files'],
}

const args = ['src', '--config', '.dependency-cruiser-folders.mjs', '--output-type', 'baseline']
const { output } = await runAside('depcruise', args)
const listed = Object.entries(IN_CYCLES).flatMap(([layer, names]) => names.map((name) => `src/${layer}/${name}`))
const cycles = cyclesIn(output)
const wrong = cycles.filter(({ from }) => !listed.includes(from))
const stale = listed.filter((folder) => !cycles.some(({ from }) => from === folder))
for (const { from, to } of wrong)
  console.log(`${from} and ${to} import each other: two such folders are one; move a file, or cut the import`)
for (const folder of stale) console.log(`${folder} is in no cycle: delete it in scripts/folder-cycles.mjs`)
if (wrong.length + stale.length > 0) process.exitCode = 1

/** The cycles that dependency-cruiser found, before its summary; its whole output as one if it failed. */
function cyclesIn(text) {
  try {
    return JSON.parse(text.slice(0, text.lastIndexOf(']') + 1))
  } catch {
    return [{ from: text.trim(), to: 'nothing' }]
  }
}
