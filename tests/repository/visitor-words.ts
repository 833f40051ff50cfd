import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** Folders whose texts visitors get: pages, mails, PDFs, answers of calls. */
const OF_VISITORS = ['src/ui', 'src/themes', 'src/web', 'src/views', 'src/gateways/pdf']

/** Files of the domain and of operations that are checked too; words-left.json has what they still hold. More follow. */
const ALSO = ['src/domain/lead/form/lead-pages.ts', 'src/operations/lead/*.ts', 'src/operations/site/*.ts']

/** Files whose texts no visitor reads, with the reason. */
const OF_OTHERS: Readonly<Record<string, string>> = {
  'src/views/analytics': 'events for the dealer’s analytics',
  'src/views/mcp': 'answers for programs',
  'src/views/sitemap': 'files for search engines',
  'src/web/routes/mcp.ts': 'answers for programs',
  'src/web/calls/mcp-message.ts': 'answers for programs',
  'src/web/browser/analytics-listeners.ts': 'selectors, and events for the dealer’s analytics',
  'src/views/lead/adf.ts': 'a file for the dealer’s system',
  'src/views/lead/lead-hook.ts': 'a file for the dealer’s system',
  'src/views/lead/lead-rows.ts': 'a mail to the dealer’s staff',
  'src/views/lead/lead-sms.ts': 'a text message to the dealer’s staff',
  'src/views/lead/lead-subject.ts': 'the subject of mails and text messages to the dealer’s staff',
  'src/views/mail/lead-mail.ts': 'a mail to the dealer’s staff',
  'src/views/mail/change-mail.ts': 'a mail to the dealer’s staff',
  'src/views/mail/notification-mail.ts': 'a mail to the dealer’s staff',
  'src/views/mail/summary-mail.ts': 'a mail to the dealer’s staff',
  'src/views/mail/sign-in-warning-mail.ts': 'a mail to the dealer’s staff',
  'src/views/location/dealer-data.ts': 'names of schema.org',
  'src/operations/lead/send-test-lead.ts': 'a lead for the dealer’s staff',
  'src/operations/lead/take-lead.ts': 'names of kinds of leads, which staff take',
  'src/operations/lead/why-unconfirmed.ts': 'a note for the dealer’s staff',
  'src/operations/site/site-tokens.ts': 'names of typefaces in a stylesheet',
  'src/themes/typefaces': 'names of typefaces in a stylesheet',
}

/** Attributes that are read out or shown. */
const SHOWN =
  /^(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|text|hint|busy|summary|heading|legend|note|message)$/
/** Attributes and properties whose values are names for programs. */
const NAMES =
  /^(\w*[cC]lassName|\w*[cC]lass|classes|category|id|htmlFor|name|type|d|transform|viewBox|rel|href|sizes|srcSet|src|method|action|autoComplete|inputMode|media|style|key|kind|icon|size|as|role|value|draw|font|look|row|data-[\w-]+)$/
/** Functions whose arguments are for programs or developers. */
const FOR_PROGRAMS =
  /^(querySelector(All)?|closest|matches|matchMedia|(add|remove)EventListener|import|RegExp|[gs]etAttribute|has|get|set|append|includes|startsWith|endsWith|replace(All)?|split|fetch|warn|info|error|log|debug|glob|createElement|test|join|gaEvent)$/

/** A text in the source that a visitor could read, by file and line. */
export interface FoundText {
  readonly file: string
  readonly line: number
  readonly text: string
}

/** Every text outside the catalogue that looks like words for visitors. */
export function textsOutside(): readonly FoundText[] {
  return [...OF_VISITORS.map((folder) => `${folder}/**/*.{ts,tsx}`), ...ALSO]
    .flatMap((files) => globSync(files))
    .filter((file) => !/\.(test|contract)\.|\/testing/.test(file))
    .filter((file) => !Object.keys(OF_OTHERS).some((path) => file === path || file.startsWith(`${path}/`)))
    .sort()
    .flatMap((file) => textsIn(file, readFileSync(file, 'utf8')))
}

/** The texts of one file. */
export function textsIn(file: string, source: string): readonly FoundText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: FoundText[] = []
  const add = (node: ts.Node, text: string) =>
    found.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text })
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return
    if (ts.isJsxText(node)) {
      if (/[A-Za-z]/.test(node.text)) add(node, node.text.trim())
    } else if (ts.isStringLiteralLike(node)) {
      if (isShown(node) ? /[A-Za-z]/.test(node.text) : reads(node.text) && !isForPrograms(node)) add(node, node.text)
    } else if (ts.isTemplateExpression(node) && reads(textOf(node)) && !isForPrograms(node)) add(node, textOf(node))
    else ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function textOf({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
}

function isShown({ parent }: ts.Node): boolean {
  return (
    ts.isJsxAttribute(parent) &&
    SHOWN.test(parent.name.getText()) &&
    !/^['"]h\d['"]$/.test(parent.initializer?.getText() ?? '')
  )
}

/** Whether a text reads like words: it begins with a capital, or has several words that are no names of classes. */
function reads(text: string): boolean {
  const plain = text.replaceAll('{}', '0')
  if (/[=;<>{}|\\]|\/\//.test(plain) || /^(GET|POST|Escape|Enter|Tab|Home|End|Backspace|Arrow\w+)\b/.test(plain))
    return false
  if (/^[A-Z][a-z’']+$/.test(plain) || /[a-z]…|[a-z]’[a-z]/.test(plain)) return true
  const words = plain.split(/\s+/)
  if (words.length < 2 || !/[A-Za-z]{2}/.test(plain)) return false
  if (/^[MmLl]?-?[\d.]+[ ,a-z-]/.test(plain) && !/[a-z]{3}/.test(plain)) return false
  return (
    (!words.some(
      (word) =>
        /^-?[a-z0-9[\]()./_%*,!]+[-:][a-z0-9[-]|^[a-z]+-$|^\.|[a-z]-0$/.test(word) && !/^[a-z]+-[a-z]+$/.test(word),
    ) &&
      !/^[a-z-]+( [a-z0-9-]+)*$/.test(plain.replace(/ ?0 ?/g, ' ').trim())) ||
    /^[a-z]+( [a-z]+){2,}$/.test(plain)
  )
}

function isForPrograms(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent) || ts.isExportDeclaration(parent)) return true
  if (ts.isBinaryExpression(parent) && /^([!=]==?|in)$/.test(parent.operatorToken.getText())) return true
  for (let at = parent; at && !ts.isBlock(at) && !ts.isJsxElement(at); at = at.parent) {
    if (ts.isNewExpression(at) && /Error$|^URL$|Format$/.test(at.expression.getText())) return true
    if (ts.isCallExpression(at) && FOR_PROGRAMS.test(at.expression.getText().split('.').at(-1) ?? '')) return true
    if (ts.isJsxAttribute(at)) return NAMES.test(at.name.getText())
    if (ts.isPropertyAssignment(at) && NAMES.test(at.name.getText())) return true
  }
  return false
}
