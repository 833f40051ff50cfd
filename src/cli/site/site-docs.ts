import { writeFile } from 'node:fs/promises'
import { optionDocs } from '#site/docs/option-docs.ts'

/** `forecourt site docs`: writes the reference of all options, with defaults and visible effects. */
export async function siteDocsCommand(
  { file }: { readonly file: string },
  print: (line: string) => void,
): Promise<number> {
  await writeFile(file, optionDocs())
  print(`Wrote ${file}.`)
  return 0
}
