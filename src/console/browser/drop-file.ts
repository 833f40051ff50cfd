/** INTAKE-1: a file can be dropped anywhere on the form; one that is too large is refused before it is sent. */
export function dropFiles(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-most-bytes]')
  const input = form?.querySelector<HTMLInputElement>('input[type=file]')
  const said = form?.querySelector<HTMLElement>('[data-file-said]')
  if (!form || !input || !said) return
  const most = Number(form.dataset['mostBytes'])
  const check = () => {
    const file = input.files?.[0]
    const isTooLarge = file !== undefined && file.size > most
    said.textContent = isTooLarge ? `${file.name} is larger than ${form.dataset['mostText']}. Zip it first.` : ''
    input.setCustomValidity(said.textContent)
  }
  input.addEventListener('change', check)
  for (const name of ['dragenter', 'dragover'])
    form.addEventListener(name, (event) => {
      event.preventDefault()
      form.classList.add('is-over')
    })
  form.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) form.classList.remove('is-over')
  })
  form.addEventListener('drop', (event) => {
    event.preventDefault()
    form.classList.remove('is-over')
    const files = event.dataTransfer?.files
    if (!files?.length) return
    input.files = files
    check()
  })
}
