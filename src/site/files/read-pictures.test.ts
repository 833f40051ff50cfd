import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { createFolderObjects } from '#gateways/objects/folder-objects.ts'
import { createFetchedPictures } from '#gateways/pictures/fetched-pictures.ts'
import { EMPTY_FOLDER, readFolder } from '../folder/read-folder.ts'

let folder: string
const at = (...path: string[]) => join(folder, 'ash', ...path)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'))
  await mkdir(at('blog'), { recursive: true })
  await mkdir(at('pages'))
  await writeFile(at('site.json'), JSON.stringify(smallSite({ slug: 'ash' })))
})
afterEach(() => rm(folder, { recursive: true }))

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#486' } })
    .jpeg()
    .toBuffer()
const writeArticle = (picture: string, body = '') =>
  writeFile(
    at('blog', 'tow-bar.md'),
    `---\ntitle: Tow bars\ndescription: Which.\ndate: 2026-11-01\npicture: ${picture}\npictureAlt: A tow bar\n---\n${body}`,
  )
const read = () => readFolder(folder, EMPTY_FOLDER, false)
const reasonsOf = async () =>
  (await read()).faults.flatMap((each) => each.faults.map(({ reason, hint }) => [reason, hint]))

describe('pictures beside a site’s Markdown', () => {
  it('FIELD-5 an article knows its picture’s size and every variant before they are made, and the variants match', async () => {
    await writeFile(at('blog', 'tow-bar.jpg'), await photograph(2001, 1334))
    await writeArticle('tow-bar.jpg')
    const { live } = await read()
    const picture = live.get('ash')?.articles[0]?.picture
    const [own] = live.get('ash')?.pictures ?? []
    expect(picture).toMatchObject({ alt: 'A tow bar', width: 1600, height: 1067 })
    expect(own?.file).toBe('blog/tow-bar.jpg')
    expect(picture?.avif?.split(', ').map((each) => each.split(' ')[1])).toEqual(['400w', '800w', '1600w'])

    const kept = createFetchedPictures({
      objects: createFolderObjects(join(folder, 'objects')),
      folder: join(folder, 'incoming'),
      insideHosts: [],
    })
    const brought = await kept.fetch({ address: own?.file ?? '', folder: at(), marks: null })
    await kept.close()
    expect(brought).toMatchObject({ kind: 'stored', picture: { name: own?.name } })
    expect(await kept.read(own?.name ?? '', '800.avif')).toMatchObject({ contentType: 'image/avif' })
  })

  it('FIELD-5 a picture in the text has a size, an alternative text and a caption, and loads lazily', async () => {
    await writeFile(
      at('blog', 'hitch.png'),
      await sharp(await photograph(900, 600))
        .png()
        .toBuffer(),
    )
    await cp(at('blog', 'hitch.png'), at('blog', 'tow-bar.png'))
    await writeArticle('tow-bar.png', '![A hitch & its pin](hitch.png "The pin goes *in* first.")')
    const html = (await read()).live.get('ash')?.articles[0]?.html ?? ''
    expect(html).toMatch(
      /^<figure><picture><source type="image\/avif" srcset="[^"]*\/400\.avif 400w, [^"]*900w" sizes="/,
    )
    expect(html).toContain('alt="A hitch &#38; its pin" width="900" height="600" loading="lazy"')
    expect(html).toContain('<figcaption>The pin goes *in* first.</figcaption></figure>')
    expect(html).not.toContain('<p>')
  })

  it('SITE-5 a picture that cannot be shown is a fault, so pages never show a broken one', async () => {
    await writeFile(at('blog', 'tow-bar.jpg'), await photograph(1200, 800))
    await writeArticle('towbar.jpg')
    expect(await reasonsOf()).toEqual([['there is no picture "towbar.jpg" beside it', 'did you mean "tow-bar.jpg"?']])
    await writeFile(at('blog', 'tow-bar.jpg'), await photograph(100, 60))
    await writeArticle('tow-bar.jpg')
    expect(await reasonsOf()).toEqual([['the picture "tow-bar.jpg" is only 100 by 60 pixels', null]])
    await writeFile(at('blog', 'tow-bar.jpg'), '<svg onload="alert(1)"/>')
    expect(await reasonsOf()).toEqual([['the picture "tow-bar.jpg" is no JPEG, PNG or WebP', null]])
  })

  it.each([
    ['![x](https://elsewhere.example/x.jpg)', 'is refused: a picture is a file beside this one'],
    ['![x](/site-files/logo.svg)', 'is refused: a picture is a file beside this one'],
    ['![x](../../../secret.jpg)', 'there is no picture'],
    ['![](tow-bar.jpg)', 'needs words for those who cannot see it'],
  ])('CONTENT-1 %s is a fault', async (body, reason) => {
    await writeFile(at('blog', 'tow-bar.jpg'), await photograph(1200, 800))
    await writeArticle('tow-bar.jpg', body)
    expect((await reasonsOf()).join()).toContain(reason)
  })

  it('FIELD-5 does not serve pictures that no page shows', async () => {
    await writeFile(at('pages', 'draft.jpg'), await photograph(1200, 800))
    await writeFile(at('blog', 'tow-bar.jpg'), await photograph(1200, 801))
    await writeArticle('tow-bar.jpg')
    expect((await read()).live.get('ash')?.pictures.map(({ file }) => file)).toEqual(['blog/tow-bar.jpg'])
  })
})
