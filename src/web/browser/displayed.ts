/** An element's words as they are seen: not those for screen readers, and never the value of a field in it. */
export function displayed(element: HTMLElement): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return 'unknown'
  for (const hidden of copy.querySelectorAll('.sr-only, select, textarea')) hidden.remove()
  const seen = copy.textContent?.replace(/\s+/g, ' ').trim()
  return seen || (element.textContent?.trim() ?? '') || 'unknown'
}
