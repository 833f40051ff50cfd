/** Says how many leads are chosen for the bulk action. */
export function countPicked(): void {
  const text = document.querySelector('[data-picked]')
  if (text === null) return
  const before = text.textContent
  const count = () => {
    const chosen = document.querySelectorAll('.pick input:checked').length
    text.textContent = chosen === 0 ? before : `Give ${chosen} chosen to`
  }
  document.addEventListener('change', count)
  count()
}
