import { cutText } from '../../cut-text.ts'
import { cleanLine } from '../../form/clean-text.ts'
import { withoutEnds } from '../../without-ends.ts'

/**
 * FORM-8: the id of the page with the form: the one from the page's own system, else its path without query and outer
 * slashes; 'home' for the home page.
 */
export function pageId(given: unknown, path: string): string {
  const named = typeof given === 'string' || typeof given === 'number' ? cleanLine(String(given)) : ''
  if (named !== '') return cutText(named, LONGEST)
  const [address = ''] = path.split(/[?#]/)
  return cutText(cleanLine(withoutEnds(address, '/')), LONGEST) || 'home'
}

const LONGEST = 200
