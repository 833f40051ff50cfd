import { useRef, useState } from 'react'
import { CROP_LABELS, type CropBox, type CropTexts, cropBoxOf, cropTextsOf, fittedBox } from '../../crop/crop-box.ts'
import { CropFrame } from '../../crop/crop-frame.tsx'
import { PercentFields } from '../../crop/percent-fields.tsx'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button } from '../../parts/parts.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import { PhotoNamed } from './photo-named.tsx'
import type { PhotoStage, StockPhotoPage } from './photo-values.ts'

/** DESK-4: a box over the photo, to be moved and sized by pointer and keys. It fills the fields, which work without it. */
export function CropForm({ page, stage }: { readonly page: StockPhotoPage; readonly stage: PhotoStage }) {
  const isScripted = useScripted()
  const photo = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<CropTexts>(stage.crop)
  const [ratio, setRatio] = useState<number | null>(null)
  const [wide, high] = sizeOf(stage)
  const box = cropBoxOf(typed)
  const draw = (next: CropBox) => setTyped(cropTextsOf(next))
  const choose = (text: string) => {
    const [across = 0, down = 0] = text.split(':').map(Number)
    const chosen = across && down ? (across / down) * (high / wide) : null
    setRatio(chosen)
    draw(fittedBox(box, chosen))
  }
  return (
    <Form method="post" action={`/stock/${page.carId}/photos`} about={`crop ${page.photo}`} className="crop">
      <PhotoNamed page={page} />
      <div className={`crop-stage${high > wide ? ' is-tall' : ''}${isScripted ? ' has-crop-box' : ''}`} ref={photo}>
        <TurnedPhoto stage={stage} />
        {isScripted && <CropFrame box={box} ratio={ratio} photo={photo} draw={draw} />}
      </div>
      <fieldset
        className="crop-ratios"
        onChange={({ target }) => choose((target as unknown as HTMLInputElement).value)}
      >
        <legend>Shape</legend>
        {(['free', '4:3', '3:2'] as const).map((each) => (
          <label key={each} className="tick">
            <Input type="radio" name="ratio" value={each} defaultChecked={each === 'free'} />
            {each === 'free' ? 'Free' : each}
          </label>
        ))}
      </fieldset>
      <PercentFields legend="Part of the photo, in percent" labels={CROP_LABELS} typed={typed} onType={setTyped} />
      <Button name="do" value="crop">
        Crop
      </Button>
    </Form>
  )
}

/** Width and height of the turned photo. */
function sizeOf({ width, height, turn }: PhotoStage): readonly [number, number] {
  return turn % 180 === 0 ? [width, height] : [height, width]
}

/** The photo turned, without its crop. An SVG, because no style may be written into a page. */
function TurnedPhoto({ stage }: { readonly stage: PhotoStage }) {
  const { src, width, height, turn } = stage
  const [wide, high] = sizeOf(stage)
  const moved = {
    0: '',
    90: `translate(${height} 0)`,
    180: `translate(${width} ${height})`,
    270: `translate(0 ${width})`,
  }
  return (
    <svg viewBox={`0 0 ${wide} ${high}`} role="img" aria-label="The photo before the crop">
      <image href={src} width={width} height={height} transform={`${moved[turn]} rotate(${turn})`} />
    </svg>
  )
}
