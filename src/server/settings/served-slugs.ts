import { readFileSync } from 'node:fs'

/**
 * Slugs of SITES: 'slug,slug', or '@FILE' with a slug on each line and comments after '#'. Null: every site. Throws a
 * sentence if the file cannot be read, or if no slug is in it: a group without sites would refuse every visitor.
 */
export function servedSlugs(text: string): ReadonlySet<string> | null {
  const setting = text.trim()
  if (setting === '') return null
  const list = setting.startsWith('@') ? read(setting.slice(1)) : setting
  const slugs = list
    .split('\n')
    .flatMap((line) => line.replace(/#.*/, '').split(','))
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '')
  if (slugs.length === 0)
    throw new Error(`SITES=${setting} names no site: name some, or leave SITES empty to serve all.`)
  return new Set(slugs)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Error(`The file ${file} of SITES can't be read (${reason}): it needs a site's slug on each line.`, {
      cause: error,
    })
  }
}
