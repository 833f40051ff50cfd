import { useRef, useState } from 'react'
import { CROP_LABELS, type CropTexts, cropBoxOf, cropTextsOf } from '../../crop/crop-box.ts'
import { CropFrame } from '../../crop/crop-frame.tsx'
import { PercentFields } from '../../crop/percent-fields.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import type { PictureStage } from './pictures-values.ts'

const WHOLE: CropTexts = { left: '0', top: '0', width: '100', height: '100' }

/** STUDIO-18: the part of a picture that is kept, by a box over it and by four fields, which work without script. */
export function CropPart({ src, stage }: { readonly src: string; readonly stage: PictureStage }) {
  const isScripted = useScripted()
  const picture = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<CropTexts>(WHOLE)
  return (
    <>
      <div className={`crop-stage${isScripted ? ' has-crop-box' : ''}`} ref={picture}>
        <img src={src} alt="Before the crop" width={stage.width} height={stage.height} />
        {isScripted && (
          <CropFrame box={cropBoxOf(typed)} ratio={null} photo={picture} draw={(next) => setTyped(cropTextsOf(next))} />
        )}
      </div>
      <PercentFields legend="Part of the picture, in percent" labels={CROP_LABELS} typed={typed} onType={setTyped} />
    </>
  )
}
