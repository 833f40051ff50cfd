import { cleanLine } from './clean-text.ts'

/**
 * FORM-8: the id of the page that a form was on: what the page's own system calls it, else its path without the slashes at
 * its ends and without the query, 'home' for the home page.
 */
export function pageId(given: unknown, path: string): string {
  const named = typeof given === 'string' || typeof given === 'number' ? cleanLine(String(given)) : ''
  if (named !== '') return named.slice(0, LONGEST)
  const [address = ''] = path.split(/[?#]/)
  return cleanLine(address.replace(/^\/+|\/+$/g, '')).slice(0, LONGEST) || 'home'
}

const LONGEST = 200
