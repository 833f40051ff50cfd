// The tests that npm run explore repeats, and the instants at which it does.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/** Instants at which dates have gone wrong. */
export const NASTY = {
  saturday: '2026-11-28T02:00:00Z',
  january: '2027-01-20T00:00:00Z',
}

/** Test files that have a property of fast-check. */
export function propertyFiles() {
  return unitFiles().filter((file) => /from 'fast-check'|search-oracle\.contract/.test(text(file)))
}

/** Words of a test file that shows or reads a date. */
const DATED =
  /\b(today|tomorrow|yesterday|weekday|saturday|sunday|monday|month|holiday|calendar|appointment|visit on|opening|hours|offers?|until|schedule)/i

/**
 * Test files of a project of vitest.config.ts that show or read a date, of the pages as a whole and of the browser.
 * @param {'unit' | 'browser'} project
 */
export function datedFiles(project) {
  const files = project === 'browser' ? testsBelow('tests/browser') : testsBelow('tests/scenarios')
  return files.filter((file) => DATED.test(text(file)))
}

function unitFiles() {
  return ['src', 'tests/repository', 'tests/scenarios'].flatMap(testsBelow)
}

function testsBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .sort()
}

function text(file) {
  return readFileSync(join(root, file), 'utf8')
}
