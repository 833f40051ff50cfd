import { useState } from 'react'
import { nearestReadable } from '#domain/colour/brand-colour.ts'
import { pictureColours } from '#domain/colour/picture-colours.ts'
import { useScripted } from '../../parts/use-scripted.ts'
import { valueName } from '../part/field-names.ts'
import { LogoColour } from './logo-colour.tsx'

/** Pixels of a side of the canvas that the logo is drawn on. */
const SIDE = 96

/** STUDIO-17: colours of the logo, each to be taken as the brand colour or the second one. */
export function LogoColours({ src }: { readonly src: string }) {
  const isScripted = useScripted()
  const [found, setFound] = useState<readonly string[] | null>(null)
  if (!isScripted) return null
  const look = async () => setFound(await coloursAt(src))
  return (
    <div className="logo-colours">
      <button type="button" className="button quiet-button" onClick={() => void look()}>
        Find colours in the logo
      </button>
      <div role="status">
        {found?.length === 0 && <p className="quiet">The logo has no colour but black, white and grey.</p>}
        {found !== null && found.length > 0 && (
          <ul className="found-colours" aria-label="Colours of the logo">
            {found.map((colour) => (
              <LogoColour
                key={colour}
                colour={colour}
                takes={[
                  ['Use as brand colour', () => takeAs('primary', colour)],
                  ['Use as second', () => takeAs('accent', colour)],
                ]}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** The colours of a picture of this address; none if it cannot be shown. */
async function coloursAt(src: string): Promise<readonly string[]> {
  const picture = new Image()
  picture.src = src
  try {
    await picture.decode()
  } catch {
    // A damaged file has no colours.
    return []
  }
  const drawing = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true })
  drawing?.drawImage(picture, 0, 0, SIDE, SIDE)
  return pictureColours(drawing?.getImageData(0, 0, SIDE, SIDE).data ?? [])
}

/** Types the colour, or the nearest that reads, into its field, which stores it. */
function takeAs(name: 'primary' | 'accent', colour: string): void {
  const [field] = document.getElementsByName(valueName(`branding/${name}`))
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  field.value = nearestReadable(name, colour)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.blur()
  field.focus()
}
