import { cleanLine } from '../../form/clean-text.ts'

/**
 * FORM-8: the id of the page with the form: the one from the page's own system, else its path without query and outer
 * slashes; 'home' for the home page.
 */
export function pageId(given: unknown, path: string): string {
  const named = typeof given === 'string' || typeof given === 'number' ? cleanLine(String(given)) : ''
  if (named !== '') return named.slice(0, LONGEST)
  const [address = ''] = path.split(/[?#]/)
  return cleanLine(address.replace(/^\/+|\/+$/g, '')).slice(0, LONGEST) || 'home'
}

const LONGEST = 200
