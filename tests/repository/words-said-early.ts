import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** Words that are said when a module loads, by file and line: no site is known then, so its own words would not show. */
export function saidEarly(): readonly string[] {
  return globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\./.test(file))
    .sort()
    .flatMap((file) => saidEarlyIn(file, readFileSync(file, 'utf8')))
}

/** The same in one file. */
export function saidEarlyIn(file: string, source: string): readonly string[] {
  if (!source.includes('words/say.ts')) return []
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    // What a function says, it says when it is called.
    if (ts.isFunctionLike(node)) return
    if (ts.isCallExpression(node) && node.expression.getText() === 'say')
      found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
