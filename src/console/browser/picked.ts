/**
 * Says how many rows are chosen for the bulk action, in the words of the page: '# chosen'. Where the table has a box for
 * all of its rows, it ticks them.
 */
export function countPicked(): void {
  const text = document.querySelector<HTMLElement>('[data-picked]')
  if (text === null) return
  const before = text.textContent
  const all = document.querySelector<HTMLInputElement>('[data-all]')
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.pick input')]
  const count = () => {
    const chosen = boxes().filter((box) => box.checked).length
    text.textContent = chosen === 0 ? before : (text.dataset['picked'] ?? '').replace('#', String(chosen))
    if (all === null) return
    all.checked = chosen > 0 && chosen === boxes().length
    all.indeterminate = chosen > 0 && !all.checked
  }
  if (all) all.hidden = false
  document.addEventListener('change', ({ target }) => {
    if (all !== null && target === all) for (const box of boxes()) box.checked = all.checked
    count()
  })
  count()
}
