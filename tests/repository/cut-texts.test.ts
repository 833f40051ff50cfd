import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { IS_WHOLE } from '../setup/proof.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Texts that the code makes itself, one unit for each character: hashes, ids, dates and colours. */
const OWN_TEXT =
  /digest\(|toISOString\(\)|zonedInstant\(|momentOf\(|keyedHash\(|dataHash\(|hashUnder\(|\bhash(\(|$)|createHash|shortHash|randomId|^id\b|^idOf\(|\b(id|deliveryId|key|colour|secret|local)$|^(day|local|email|phone|date|hash|shelf|name)$|a-z0-9\]\+/

/** Files that cut a text of their own in another way, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/domain/cut-text.ts': 'the one place',
  'src/search/opensearch/cluster.ts': 'a fault of the cluster for the log; the layer knows no domain',
  'src/ui/form/appointment-picker.tsx': 'a day, as the field has it',
  'src/web/whole-page.tsx': 'the page that we wrote, before its body',
}

it('S3-3 no text from outside is cut by slice: cutText cuts between characters', () => {
  const found = cutsOfTexts()
  expect(found).toEqual([])
})

/** Files of the storage that write JSON to a disk, not to a column. */
const DISK_FILES = ['database/owner-lock.ts', 'database/remembered-database.ts', 'json-text.ts']

it('S3-3 every JSON column is written by jsonText', () => {
  const folder = join(ROOT, 'src', 'storage')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const found = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('JSON.stringify('))
  expect(found.toSorted()).toEqual(DISK_FILES)
})

/**
 * Calls that cut a text at a limit, where an emoji would be cut in two. npm test reads each file by itself and so knows the
 * types that it names; npm run chaos knows those that it imports too, which takes ten times as long.
 */
function cutsOfTexts(): readonly string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'))
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const program = ts.createProgram(
    fileNames.filter((file) => file.includes('/src/') && !/\.test\.tsx?$/.test(file) && mayCut(file)),
    IS_WHOLE ? options : { ...options, noResolve: true, types: [] },
  )
  const checker = program.getTypeChecker()
  const found: string[] = []
  for (const file of program.getSourceFiles()) {
    const path = relative(ROOT, file.fileName)
    if (!path.startsWith('src/') || path in ALLOWED) continue
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        const { name, expression: receiver } = node.expression
        const [from, to] = node.arguments
        if (
          CUTS.has(name.text) &&
          from &&
          to &&
          from.getText() === '0' &&
          isLimit(to) &&
          !OWN_TEXT.test(receiver.getText())
        ) {
          const type = checker.getTypeAtLocation(receiver)
          if (type.flags & ts.TypeFlags.StringLike || checker.typeToString(type) === 'string')
            found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`)
        }
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return found
}

/** Spares the parser most files. */
function mayCut(file: string): boolean {
  return /\.(slice|substring|substr)\(\s*0,/.test(readFileSync(file, 'utf8'))
}

const CUTS: ReadonlySet<string> = new Set(['slice', 'substring', 'substr'])

/** A number or a constant, not a position that was found in the text. */
function isLimit(to: ts.Expression): boolean {
  return (
    /^\d[\d_]+$|\b[A-Z][A-Z_]{2,}\b|\b(most|length|limit|max|longest)\b|^[3-9]$/.test(to.getText()) &&
    !to.getText().endsWith('.length')
  )
}
