import { sizeFault } from '#domain/inbox/checked-files.ts'
import { nameFault } from '#domain/inbox/file-kind.ts'
import { cleanFileName, fileSize } from '#domain/inbox/mail-file.ts'

/**
 * INBOX-7: lists the files of a reply with their sizes, each with a button that takes it out again, and adds further
 * choices to those before. A fault shows before anything is sent. Without script the field is the browser's own.
 */
export function listChosenFiles(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-files]')) {
    const field = place.querySelector<HTMLInputElement>('input[type=file]')
    if (field) listFilesOf(place, field)
  }
}

function listFilesOf(place: HTMLElement, field: HTMLInputElement): void {
  const list = document.createElement('ul')
  list.className = 'file-list'
  list.setAttribute('aria-label', 'Chosen files')
  const said = document.createElement('p')
  said.className = 'quiet'
  said.setAttribute('role', 'status')
  place.append(list, said)
  let files: readonly File[] = []

  const show = () => {
    field.files = transferOf(files)
    const named = files.map(({ name, size }) => ({ name: cleanFileName(name), size }))
    const fault = named.map(({ name }) => nameFault(name)).find((each) => each !== null) ?? sizeFault(named)
    field.setCustomValidity(fault ?? '')
    list.replaceChildren(...files.map((file) => itemOf(file, () => remove(file))))
    said.className = fault === null ? 'quiet' : 'fault'
    said.textContent = fault ?? totalOf(named)
  }
  const remove = (file: File) => {
    const at = files.indexOf(file)
    files = files.filter((each) => each !== file)
    show()
    const buttons = list.querySelectorAll('button')
    const next = buttons[Math.min(at, buttons.length - 1)] ?? field
    next.focus()
  }
  field.addEventListener('change', () => {
    const more = [...(field.files ?? [])].filter((file) => !files.some((each) => isSame(each, file)))
    files = [...files, ...more]
    show()
  })
}

function itemOf({ name, size }: File, remove: () => void): HTMLElement {
  const item = document.createElement('li')
  const text = document.createElement('span')
  text.textContent = `${cleanFileName(name)} `
  const quiet = document.createElement('span')
  quiet.className = 'quiet'
  quiet.textContent = fileSize(size)
  text.append(quiet)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button quiet-button'
  button.textContent = 'Remove'
  button.setAttribute('aria-label', `Remove ${cleanFileName(name)}`)
  button.addEventListener('click', remove)
  item.append(text, button)
  return item
}

function totalOf(files: readonly { readonly size: number }[]): string {
  if (files.length === 0) return ''
  const total = fileSize(files.reduce((sum, { size }) => sum + size, 0))
  return files.length === 1 ? `1 file, ${total}` : `${files.length} files, ${total} together`
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

function transferOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
