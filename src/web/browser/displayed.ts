/** An element's visible text, without screen-reader text or field values. */
export function displayed(element: HTMLElement): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return 'unknown'
  for (const hidden of copy.querySelectorAll('.sr-only, select, textarea')) hidden.remove()
  const seen = copy.textContent?.replace(/\s+/g, ' ').trim()
  return seen || (element.textContent?.trim() ?? '') || 'unknown'
}
