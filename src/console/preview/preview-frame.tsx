import { useEffect, useRef, useState } from 'react'
import { readFromPreview, type ToPreview } from '#domain/preview/preview-messages.ts'
import { useScripted } from '../parts/use-scripted.ts'
import type { PreviewView } from './preview-view.ts'

export interface PreviewFrameProps {
  readonly view: PreviewView
  /** The option that is edited, such as 'locations.0.phone'. */
  readonly part: string
  /** Rises with each change of the draft. */
  readonly changes: number
  /** A click in the preview chose a part. */
  readonly onPart: (part: string) => void
}

const WIDTHS = [
  { name: 'phone', label: 'Phone', pixels: 390 },
  { name: 'tablet', label: 'Tablet', pixels: 820 },
  { name: 'computer', label: 'Computer', pixels: 1280 },
] as const
type Width = (typeof WIDTHS)[number]['name']

/** STUDIO-3 to STUDIO-6: the website as the draft has it, in a frame of its own hostname. */
export function PreviewFrame({ view, part, changes, onPart }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Each page brings a new pass: the frame keeps the first, or it would begin again.
  const [address] = useState(view.address)
  const { origin } = new URL(address)
  const [width, setWidth] = useState<Width>('computer')
  const [isChoosing, setChoosing] = useState(true)
  const isScripted = useScripted()
  // A person with a phone in the hand looks at the phone's page first.
  useEffect(() => {
    if (matchMedia('(width < 48rem)').matches) setWidth('phone')
  }, [])
  const [beginnings, setBeginnings] = useState(0)

  useEffect(() => {
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow) return
      const message = readFromPreview(data)
      if (message?.kind === 'ready') setBeginnings((times) => times + 1)
      if (message?.kind === 'part') onPart(message.part)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [origin, onPart])

  // `beginnings`: a page that begins again gets all three once more; a change may be younger than the page.
  useEffect(() => {
    if (changes > 0 && beginnings >= 0) tell(frame.current, origin, { kind: 'changed' })
  }, [beginnings, changes, origin])
  useEffect(() => {
    if (beginnings >= 0) tell(frame.current, origin, { kind: 'show', part, path: view.path })
  }, [beginnings, part, view.path, origin])
  useEffect(() => {
    if (beginnings >= 0) tell(frame.current, origin, { kind: 'choose', on: isChoosing })
  }, [beginnings, isChoosing, origin])

  const { pixels } = WIDTHS.find(({ name }) => name === width) ?? WIDTHS[2]
  useEffect(() => fitted(frame.current, pixels), [pixels])
  return (
    <section id="preview" className="preview" aria-label="Preview">
      <div className="preview-bar">
        {isScripted ? (
          <>
            <fieldset className="preview-widths">
              <legend className="visually-hidden">Width of the preview</legend>
              {WIDTHS.map(({ name, label }) => (
                <label key={name}>
                  <input
                    type="radio"
                    name="width"
                    value={name}
                    checked={name === width}
                    onChange={() => setWidth(name)}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
            <label className="tick">
              <input type="checkbox" checked={isChoosing} onChange={() => setChoosing(!isChoosing)} />
              <span>A click edits the part</span>
            </label>
          </>
        ) : null}
        <a href={view.address} target="_blank" rel="noopener">
          Open in a tab
        </a>
      </div>
      <div className="preview-ground">
        <iframe ref={frame} title="The website as this draft has it" src={address} className="preview-page" />
      </div>
    </section>
  )
}

/** Shows a page of this width in the room that there is: smaller, as on a desk across the room. */
function fitted(frame: HTMLIFrameElement | null, pixels: number): () => void {
  const ground = frame?.parentElement
  if (!frame || !ground) return () => {}
  const fit = () => {
    const scale = Math.min(ground.clientWidth / pixels, 1)
    Object.assign(frame.style, {
      width: `${pixels}px`,
      height: `${ground.clientHeight / scale}px`,
      transform: `scale(${scale})`,
    })
  }
  // In the next frame: a size that changes while the browser reports sizes is an error of the page.
  const watch = new ResizeObserver(() => requestAnimationFrame(fit))
  watch.observe(ground)
  return () => watch.disconnect()
}

function tell(frame: HTMLIFrameElement | null, origin: string, message: ToPreview): void {
  frame?.contentWindow?.postMessage(message, origin)
}
