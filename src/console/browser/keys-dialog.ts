export interface KeysDialog {
  open(): void
  /** Whether single keys work in this browser. */
  isOn(): boolean
}

type Keys = readonly (readonly [key: string, does: string])[]

const OF_LEADS: Keys = [
  ['j', 'Next lead'],
  ['k', 'Previous lead'],
  ['Enter', 'Open the lead'],
  ['x', 'Tick the lead'],
  ['a', 'Assign'],
  ['r', 'Reply'],
  ['t', 'Text message'],
  ['n', 'Note'],
  ['e', 'Change the stage'],
]

const OF_STOCK: Keys = [
  ['j', 'Next car'],
  ['k', 'Previous car'],
  ['Enter', 'Open the car'],
  ['x', 'Tick the car'],
  ['e', 'Change the ticked cars'],
]

const OF_ALL: Keys = [
  ['/', 'Search'],
  ['Ctrl K', 'Find people, cars, leads and pages'],
  ['Ctrl Enter', 'Send what you write'],
  ['?', 'This list'],
]

/** The list of keys, with a switch: speech input types letters that nobody meant as keys (WCAG 2.1.4). */
export function keysDialog(): KeysDialog {
  let dialog: HTMLDialogElement | null = null
  return {
    open() {
      dialog ??= build()
      dialog.showModal()
    },
    isOn: () => localStorage.getItem(OFF) === null,
  }
}

const OFF = 'console-keys-off'

function build(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'keys'
  dialog.setAttribute('aria-labelledby', 'keys-title')
  const heading = document.createElement('h2')
  heading.id = 'keys-title'
  heading.textContent = 'Keys'
  const list = document.createElement('dl')
  const keys = document.querySelector('.stock-form') === null ? OF_LEADS : OF_STOCK
  for (const [key, does] of [...keys, ...OF_ALL]) {
    const row = document.createElement('div')
    const term = document.createElement('dt')
    const kbd = document.createElement('kbd')
    kbd.textContent = key
    term.append(kbd)
    const text = document.createElement('dd')
    text.textContent = does
    row.append(term, text)
    list.append(row)
  }
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.checked = localStorage.getItem(OFF) === null
  box.addEventListener('change', () => (box.checked ? localStorage.removeItem(OFF) : localStorage.setItem(OFF, '1')))
  const label = document.createElement('label')
  label.className = 'tick'
  label.append(box, ' Single keys work in this browser')
  const close = document.createElement('button')
  close.className = 'button quiet-button'
  close.textContent = 'Close'
  close.addEventListener('click', () => dialog.close())
  dialog.append(heading, list, label, close)
  document.body.append(dialog)
  return dialog
}
