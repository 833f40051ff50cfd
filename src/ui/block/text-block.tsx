import type { TextBlockView } from '#views/block/text-block.ts'
import { ButtonLink } from '../elements/button.tsx'
import { Picture } from '../elements/picture.tsx'
import { BlockSection, BlockWords } from './block-section.tsx'

/** Words beside a picture. Without one the heading is beside the words. */
export function TextBlock({ block, beside }: { readonly block: TextBlockView; readonly beside: boolean }) {
  const { kind, heading, text, picture, side, link } = block
  const button = link ? (
    <ButtonLink kind="outline" href={link.href} className="block-button">
      {link.label}
    </ButtonLink>
  ) : null
  if (picture === null && !beside)
    return (
      <BlockSection kind={kind} heading={heading} text={null} beside={false} layout="split">
        <div className="block-main">
          {text ? <BlockWords html={text} /> : null}
          {button}
        </div>
      </BlockSection>
    )
  return (
    <BlockSection kind={kind} heading={heading} text={text} beside={beside} layout={picture ? 'split' : 'stacked'}>
      {button}
      {picture ? (
        <div className="block-picture" data-side={side}>
          <Picture picture={picture} sizes="(width >= 64rem) 40rem, 100vw" loading="lazy" decoding="async" />
        </div>
      ) : null}
    </BlockSection>
  )
}
