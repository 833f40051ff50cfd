import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/** What the image of deploy/Dockerfile has and does, of its last stage unless it says otherwise. */
export interface Image {
  /** Images that the stages begin with. */
  readonly bases: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly user: string
  readonly ports: readonly string[]
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
  /** Files and folders that come from the repository or from the build, by their path below /app. */
  readonly copied: readonly string[]
  /** Files and folders of the repository that any stage copies. */
  readonly sources: readonly string[]
  readonly instructions: readonly (readonly [name: string, rest: string])[]
}

/** Reads deploy/Dockerfile. Throws if CMD or HEALTHCHECK is not in exec form. */
export function readImage(): Image {
  const text = read('deploy/Dockerfile').replaceAll(/^\s*#.*\n/gm, '')
  const instructions = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const)
  const last = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'))
  const of = (name: string, among: typeof instructions = last) =>
    among.filter((each) => each[0] === name).map(([, rest]) => rest)
  const copies = (among: typeof instructions) => of('COPY', among).map((rest) => rest.split(' '))
  return {
    bases: of('FROM', instructions).map((rest) => rest.split(' ')[0] ?? ''),
    environment: Object.fromEntries(of('ENV').flatMap((rest) => rest.split(/\s+/).map(pair))),
    user: of('USER').at(-1) ?? 'root',
    ports: of('EXPOSE').flatMap((rest) => rest.split(' ')),
    command: JSON.parse(of('CMD')[0] ?? ''),
    healthcheck: JSON.parse(of('HEALTHCHECK')[0]?.replace(/^.*?CMD /, '') ?? ''),
    copied: copies(last).flatMap((words) => words.slice(0, -1).flatMap(belowApp)),
    sources: copies(instructions)
      .filter((words) => !words.some((word) => word.startsWith('--from=')))
      .flatMap((words) => words.slice(0, -1)),
    instructions,
  }
}

/** Whether `docker build` sends a file of the repository; the last matching line of the ignore file decides. */
export function isSent(file: string): boolean {
  const parts = file.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))
  const patterns = read('deploy/Dockerfile.dockerignore').match(/^[^#\n].*$/gm) ?? []
  const last = patterns.findLast((line) => parts.some((part) => expression(line).test(part)))
  return last === undefined || last.startsWith('!')
}

/** Docker's patterns match names that begin with a dot too; Node's globs do not. */
function expression(line: string): RegExp {
  const escaped = line.replace(/^!/, '').replaceAll('.', '\\.')
  return new RegExp(`^${escaped.replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))}$`)
}

function pair(text: string): readonly [string, string] {
  return [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]
}

/** 'src' of '/app/src', and of 'src'; options have none. */
function belowApp(word: string): readonly string[] {
  return word.startsWith('--') ? [] : [word.replace(/^\/app\//, '')]
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
