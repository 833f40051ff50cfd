// `node scripts/slow-regexes.mjs` names each regular expression in src that has two ways to match the same run, so that its
// time grows faster than the text. npm run check runs this. Answers are remembered, so only the first run takes minutes.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { check } from 'recheck'
import recheck from 'recheck/package.json' with { type: 'json' }
import ts from 'typescript'
import { root } from './prepare.mjs'

/** What may stay: the file, the expression and the reason. A line that is not needed any more is an error. */
const ALLOWED = []

const WHAT_TO_DO =
  'match each run in one way (withoutEnd, replaceSpans, a class without what follows), or say why it may stay in scripts/slow-regexes.mjs'

/**
 * Recheck counts steps instead of time, so that a slow machine says the same, and so do its native and its JavaScript
 * program. The last limit ends what has no end.
 */
const LIMITS = {
  randomSeed: 0,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  timeout: 300_000,
}

const ANSWERS = join(root, 'node_modules', '.cache', 'forecourt-regexes.json')
const ASKED = `recheck ${recheck.version} ${JSON.stringify(LIMITS)}`

const SAFE = 'safe'
const UNDECIDED = 'not decided'

const expressions = expressionsIn('src')
const slow = await slowOnes(new Set(expressions.map(({ text }) => text)))
const isAllowed = ({ path, text }) => ALLOWED.some(([file, allowed]) => file === path && allowed === text)
const found = expressions.filter(({ text }) => slow.has(text))
const faults = found.filter((each) => !isAllowed(each))
for (const { path, line, text } of faults) console.log(`${path}:${line}: ${text}: ${slow.get(text)}; ${WHAT_TO_DO}`)
const stale = ALLOWED.filter(([file, text]) => !found.some((each) => each.path === file && each.text === text))
for (const [file, text] of stale)
  console.log(`${file}: ${text} is quick or gone: delete its line in scripts/slow-regexes.mjs`)
if (faults.length + stale.length > 0) process.exitCode = 1

/** Each expression of product code, as a literal of the language has it. */
function expressionsIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|contract)\.|\btesting(\.ts$|\/)/.test(path))
    .sort()
    .flatMap(expressionsOf)
}

function expressionsOf(path) {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest)
  const found = []
  const visit = (node) => {
    const text = expressionOf(node)
    if (text !== null)
      found.push({ path, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function expressionOf(node) {
  if (ts.isRegularExpressionLiteral(node)) return node.text
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return null
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return null
  const [source, flags] = node.arguments ?? []
  if (source === undefined || !ts.isStringLiteralLike(source)) return null
  return `/${source.text}/${flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : ''}`
}

/** How each of the expressions grows that grows faster than the text. */
async function slowOnes(texts) {
  const known = knownAnswers()
  const answers = new Map()
  for (const text of texts) answers.set(text, known.get(text) ?? (await growthOf(text)))
  if (answers.size !== known.size || [...texts].some((text) => !known.has(text))) remember(answers)
  return new Map([...answers].filter(([, growth]) => growth !== SAFE))
}

/** Recheck has no flag v, and our expressions with it mean the same with u. */
async function growthOf(text) {
  const end = text.lastIndexOf('/')
  const result = await check(text.slice(1, end), text.slice(end + 1).replace('v', 'u'), LIMITS)
  if (result.status === 'safe') return SAFE
  if (result.status === 'vulnerable') return `${result.complexity.summary}, as ${result.attack.pattern} shows`
  return `${UNDECIDED} (${result.error.message ?? result.error.kind})`
}

function knownAnswers() {
  try {
    const { asked, answers } = JSON.parse(readFileSync(ANSWERS, 'utf8'))
    return new Map(asked === ASKED ? answers : [])
  } catch {
    // No such file yet, or half of one: all are asked again.
    return new Map()
  }
}

function remember(answers) {
  const decided = [...answers].filter(([, growth]) => !growth.startsWith(UNDECIDED))
  mkdirSync(dirname(ANSWERS), { recursive: true })
  writeFileSync(ANSWERS, JSON.stringify({ asked: ASKED, answers: decided }))
}
