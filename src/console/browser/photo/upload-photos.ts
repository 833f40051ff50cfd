import type { PhotoGrid } from './photo-grid.ts'

/** DESK-4: photos that are chosen, taken or dropped are sent one after the other, each with its progress and its own fault. */
export function uploadPhotos(grid: PhotoGrid): void {
  const { section } = grid
  const form = section.querySelector<HTMLFormElement>('[data-photo-upload]')
  const list = section.querySelector<HTMLElement>('[data-photo-uploads]')
  if (!form || !list) return
  form.classList.add('is-scripted')
  const mostBytes = Number(form.dataset['photoUpload'])
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  let added = 0
  const take = (files: Iterable<File>) => {
    for (const file of files) {
      const row = addRow(list, file)
      waiting += 1
      const send = async () => {
        const fault = await upload(grid, form.action, file, { row, mostBytes })
        if (fault === null) added += 1
        row.end(fault, () => {
          waiting += 1
          last = last.then(send)
        })
        waiting -= 1
        if (waiting > 0) return
        const left = list.children.length
        const sentence = added === 1 ? '1 photo added.' : `${added} photos added.`
        grid.say(left === 0 ? sentence : `${sentence} ${left} not added.`)
        added = 0
      }
      last = last.then(send)
    }
  }
  form.addEventListener('change', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return
    take(event.target.files ?? [])
    event.target.value = ''
  })
  const over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    section.classList.add('is-over')
  }
  section.addEventListener('dragenter', over)
  section.addEventListener('dragover', over)
  section.addEventListener('dragleave', (event) => {
    if (!section.contains(event.relatedTarget as Node | null)) section.classList.remove('is-over')
  })
  section.addEventListener('drop', (event) => {
    section.classList.remove('is-over')
    if (!event.dataTransfer?.files.length) return
    event.preventDefault()
    take(event.dataTransfer.files)
  })
}

interface UploadRow {
  progress(part: number): void
  /** Null: it was added, and the row goes. */
  end(fault: string | null, again: () => void): void
}

function addRow(list: HTMLElement, file: File): UploadRow {
  const item = document.createElement('li')
  const name = document.createElement('span')
  name.textContent = file.name
  const said = document.createElement('span')
  said.className = 'quiet'
  said.textContent = 'Waiting'
  const bar = document.createElement('progress')
  bar.max = 1
  bar.value = 0
  bar.ariaLabel = `Sending ${file.name}`
  item.append(name, said, bar)
  list.append(item)
  return {
    progress(part) {
      bar.value = part
      said.textContent = part < 1 ? `${Math.round(part * 100)}%` : 'Making its sizes'
    },
    end(fault, again) {
      if (fault === null) return item.remove()
      name.textContent = fault
      name.className = 'is-bad'
      const buttons = document.createElement('span')
      const retry = button('Try again', () => {
        name.textContent = file.name
        name.className = ''
        buttons.replaceWith(said)
        item.append(bar)
        again()
      })
      buttons.append(
        retry,
        button('Dismiss', () => item.remove()),
      )
      bar.remove()
      said.replaceWith(buttons)
    },
  }
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'link'
  made.textContent = text
  made.addEventListener('click', press)
  return made
}

/** Sends one photo. Null: it was added; else why not. */
function upload(
  grid: PhotoGrid,
  action: string,
  file: File,
  { row, mostBytes }: { readonly row: UploadRow; readonly mostBytes: number },
): Promise<string | null> {
  if (file.size > mostBytes)
    return Promise.resolve(`${file.name} is larger than ${mostBytes / 1024 / 1024} MB: send a smaller copy.`)
  const { promise, resolve } = Promise.withResolvers<string | null>()
  // Unlike fetch, it says how much was sent.
  const request = new XMLHttpRequest()
  request.open('POST', action)
  request.upload.addEventListener('progress', ({ loaded, total }) => row.progress(total > 0 ? loaded / total : 0))
  request.addEventListener('load', () => {
    const faults = grid.show(request.responseText)
    if (faults === null) return resolve(`${file.name} was not added. Load this page again.`)
    grid.section.querySelector('[data-photo-faults]')?.remove()
    resolve(faults[0] ?? null)
  })
  for (const type of ['error', 'abort', 'timeout'] as const)
    request.addEventListener(type, () => resolve(`${file.name} was not sent: the connection broke.`))
  const body = new FormData()
  body.append('photos', file)
  request.send(body)
  return promise
}
