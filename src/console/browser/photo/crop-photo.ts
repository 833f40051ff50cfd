interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const NAMES = ['left', 'top', 'width', 'height'] as const
const CORNERS = ['nw', 'ne', 'sw', 'se'] as const
type Corner = (typeof CORNERS)[number]
/** Percent of the photo; the server says what is too small in pixels. */
const LEAST = 5

/** DESK-4: a box over the photo, to be moved and sized by pointer and keys. It fills the fields of the form, which work without it. */
export function cropPhoto(): void {
  const form = document.querySelector<HTMLFormElement>('[data-crop]')
  const stage = form?.querySelector<HTMLElement>('[data-crop-stage]')
  const view = stage?.querySelector('svg')?.viewBox.baseVal
  if (!form || !stage || !view) return
  const field = (name: (typeof NAMES)[number]) => form.elements.namedItem(name) as HTMLInputElement
  const read = (): Box => {
    const [left = 0, top = 0, width = 100, height = 100] = NAMES.map((name) => Number(field(name).value) || 0)
    return within({ left, top, width, height })
  }
  /** Width to height in percent of the photo; null: free. */
  const ratio = () => {
    const [wide, high] = String(new FormData(form).get('ratio')).split(':').map(Number)
    return wide && high ? (wide / high) * (view.height / view.width) : null
  }
  const box = document.createElement('div')
  box.className = 'crop-box'
  box.tabIndex = 0
  box.role = 'group'
  box.ariaLabel = 'Part that is kept. Arrow keys move it, with Shift they change its size.'
  for (const corner of CORNERS) {
    const handle = document.createElement('span')
    handle.className = `crop-corner ${corner}`
    handle.dataset['corner'] = corner
    box.append(handle)
  }
  const draw = (next: Box) => {
    for (const name of NAMES) {
      box.style.setProperty(name, `${next[name]}%`)
      field(name).value = String(Math.round(next[name] * 100) / 100)
    }
  }
  stage.classList.add('has-crop-box')
  stage.append(box)
  draw(read())

  form.addEventListener('input', (event) => {
    const target = event.target as HTMLInputElement
    if (target.name === 'ratio') draw(fitted(read(), ratio()))
    else for (const name of NAMES) box.style.setProperty(name, `${read()[name]}%`)
  })
  box.addEventListener('keydown', (event) => {
    const [x, y] = ARROWS[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    const now = read()
    draw(event.shiftKey ? sized(now, 'se', x, y, ratio()) : moved(now, x, y))
  })
  box.addEventListener('pointerdown', (start) => {
    start.preventDefault()
    box.focus()
    box.setPointerCapture(start.pointerId)
    const first = read()
    const corner = (start.target as HTMLElement).dataset['corner'] as Corner | undefined
    const { width, height } = stage.getBoundingClientRect()
    const move = (event: PointerEvent) => {
      const x = ((event.clientX - start.clientX) / width) * 100
      const y = ((event.clientY - start.clientY) / height) * 100
      draw(corner ? sized(first, corner, x, y, ratio()) : moved(first, x, y))
    }
    const end = () => box.removeEventListener('pointermove', move)
    box.addEventListener('pointermove', move)
    for (const type of ['pointerup', 'pointercancel']) box.addEventListener(type, end, { once: true })
  })
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(most, least))

function within({ left, top, width, height }: Box): Box {
  const wide = clamp(width, LEAST, 100)
  const high = clamp(height, LEAST, 100)
  return { left: clamp(left, 0, 100 - wide), top: clamp(top, 0, 100 - high), width: wide, height: high }
}

function moved(box: Box, x: number, y: number): Box {
  return within({ ...box, left: box.left + x, top: box.top + y })
}

/** The box with one corner moved; the opposite corner stays. */
function sized(box: Box, corner: Corner, x: number, y: number, ratio: number | null): Box {
  const isLeft = corner.endsWith('w')
  const isTop = corner.startsWith('n')
  const right = box.left + box.width
  const bottom = box.top + box.height
  const mostWidth = isLeft ? right : 100 - box.left
  const mostHeight = isTop ? bottom : 100 - box.top
  let width = clamp(box.width + (isLeft ? -x : x), LEAST, mostWidth)
  let height = clamp(box.height + (isTop ? -y : y), LEAST, mostHeight)
  if (ratio !== null) {
    // A key that goes up or down leads by the height.
    width = x === 0 ? height * ratio : width
    width = Math.min(width, mostWidth, mostHeight * ratio)
    height = width / ratio
  }
  return { left: isLeft ? right - width : box.left, top: isTop ? bottom - height : box.top, width, height }
}

/** The largest part of the box with the ratio, around its middle. */
function fitted(box: Box, ratio: number | null): Box {
  if (ratio === null) return box
  const width = Math.min(box.width, box.height * ratio)
  const height = width / ratio
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  }
}
