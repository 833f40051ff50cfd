// `node scripts/cut-texts.mjs` names each call that cuts a text from outside at a limit, where an emoji would be cut in two
// (S3-3): cutText cuts between characters. npm run check runs this.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from './prepare.mjs'

/** Texts that the code makes itself, one unit for each character: hashes, ids, dates and colours. */
const OWN_TEXT =
  /digest\(|toISOString\(\)|zonedInstant\(|momentOf\(|keyedHash\(|dataHash\(|hashUnder\(|\bhash(\(|$)|createHash|shortHash|randomId|^id\b|^idOf\(|\b(id|deliveryId|key|colour|secret|local)$|^(day|local|email|phone|date|hash|shelf|name|dashed)$|a-z0-9\]\+/

/** Files that cut a text of their own in another way, with the reason. */
const ALLOWED = {
  'src/domain/cut-text.ts': 'the one place',
  'src/domain/outside-text.ts': 'more than cutText keeps',
  'src/search/opensearch/cluster.ts': 'a fault of the cluster for the log; the layer knows no domain',
  'src/ui/form/appointment-picker.tsx': 'a day, as the field has it',
  'src/web/whole-page.tsx': 'the page that we wrote, before its body',
}

const CUTS = new Set(['slice', 'substring', 'substr'])

const cuts = cutsOfTexts()
for (const cut of cuts) console.log(`${cut}: cut a text from outside with cutText (src/domain/cut-text.ts)`)
if (cuts.length > 0) process.exitCode = 1

function cutsOfTexts() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'))
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram(
    fileNames.filter((file) => file.includes('/src/') && !/\.test\.tsx?$/.test(file) && mayCut(file)),
    options,
  )
  const checker = program.getTypeChecker()
  const found = []
  for (const file of program.getSourceFiles()) {
    const path = relative(root, file.fileName)
    if (!path.startsWith('src/') || path in ALLOWED) continue
    const visit = (node) => {
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
function mayCut(file) {
  return /\.(slice|substring|substr)\(\s*0,/.test(readFileSync(file, 'utf8'))
}

/** A number or a constant, not a position that was found in the text. */
function isLimit(to) {
  return (
    /^\d[\d_]+$|\b[A-Z][A-Z_]{2,}\b|\b(most|length|limit|max|longest)\b|^[3-9]$/.test(to.getText()) &&
    !to.getText().endsWith('.length')
  )
}
