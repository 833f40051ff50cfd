import { describe, expect, it } from 'vitest'
import { checkedFiles, sizeFault } from './checked-files.ts'
import { cleanFileName, fileSize, MAIL_FILE_LIMITS } from './mail-file.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const packed = (...names: string[]) => bytesOf(`PK\u0003\u0004${'\0'.repeat(26)}${names.join('\0\0')}`)
const PNG = bytesOf('\u0089PNG\r\n\u001a\n....')
const JPEG = bytesOf('\u00ff\u00d8\u00ff\u00e0....')
const OLE = bytesOf('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1....')
const PROGRAM = bytesOf('MZ\u0090\0\u0003\0\0\0')

const check = (name: string, bytes: Uint8Array) => checkedFiles([{ name, bytes }])
const faultOf = (name: string, bytes: Uint8Array) => {
  const checked = check(name, bytes)
  return checked.ok ? 'none' : checked.fault
}

describe('files of a reply', () => {
  it.each([
    ['photo.PNG', PNG, 'image/png'],
    ['photo.jpg', JPEG, 'image/jpeg'],
    // A phone's picture is often called by another format's name.
    ['photo.jpg', bytesOf('RIFF1234WEBPVP8 '), 'image/webp'],
    ['photo.heic', bytesOf('\0\0\0\u0018ftypheic'), 'image/heic'],
    ['offer.pdf', bytesOf('%PDF-1.7\n\u00e2\u00e3'), 'application/pdf'],
    ['offer.docx', packed('[Content_Types].xml', 'word/document.xml'), /wordprocessingml/],
    ['sheet.xlsx', packed('xl/workbook.xml', '[Content_Types].xml'), /spreadsheetml/],
    ['sheet.xls', OLE, 'application/vnd.ms-excel'],
    ['text.odt', packed('mimetypeapplication/vnd.oasis.opendocument.text'), /opendocument.text/],
    ['text.rtf', bytesOf('{\\rtf1'), 'application/rtf'],
    ['notes.txt', utf8('Hälló\r\n\tthere'), 'text/plain; charset=utf-8'],
    ['cars.csv', utf8('\ufeffmake;price\nToyota;1'), 'text/csv; charset=utf-8'],
  ])('INBOX-7 %s goes along, and its type is that of its bytes', (name, bytes, type) => {
    const checked = check(name, bytes)
    expect(checked).toMatchObject({ ok: true, files: [{ name, contentType: expect.stringMatching(type) }] })
  })

  it.each([
    ['setup.exe', PROGRAM, /‘setup\.exe’ is a program/],
    ['run.sh', utf8('echo'), /‘run\.sh’ is a program/],
    ['macros.docm', packed('[Content_Types].xml'), /‘macros\.docm’ is a program or holds one/],
    ['all.zip', packed('a.txt'), /‘all\.zip’ is an archive/],
    ['page.html', utf8('<p>Hi'), /‘page\.html’ is a web page/],
    ['logo.svg', utf8('<svg>'), /‘logo\.svg’ is a web page/],
    ['song.mp3', bytesOf('ID3'), /‘song\.mp3’ is of a kind that is not sent/],
    ['noending', PNG, /‘noending’ is of a kind that is not sent/],
    ['invoice.pdf.exe', PROGRAM, /‘invoice\.pdf\.exe’ is a program/],
  ])('INBOX-7 %s is refused by its name, in a sentence that names it', (name, bytes, fault) => {
    expect(faultOf(name, bytes)).toMatch(fault)
  })

  it.each([
    ['offer.pdf', PROGRAM, /‘offer\.pdf’ is a program/],
    ['photo.png', packed('a.exe'), /‘photo\.png’ is an archive/],
    ['photo.png', bytesOf('%PDF-1.7'), /‘photo\.png’ is named like a picture, but its content is something else/],
    ['notes.txt', utf8(' <!DOCTYPE html><script>'), /‘notes\.txt’ is a web page/],
    ['notes.txt', utf8('\ufeff<html>'), /‘notes\.txt’ is a web page/],
    ['notes.txt', utf8('#!/bin/sh'), /‘notes\.txt’ is a program/],
    ['notes.txt', bytesOf('a\0b'), /‘notes\.txt’ is named like a text/],
    ['offer.docx', packed('a.txt'), /‘offer\.docx’ is named like a Word document/],
    ['offer.docx', packed('[Content_Types].xml', 'word/', 'word/vbaProject.bin'), /or has macros/],
    ['offer.docx', packed('[Content_Types].xml', 'xl/'), /‘offer\.docx’ is named like a Word document/],
    ['empty.pdf', new Uint8Array(), /‘empty\.pdf’ is empty/],
  ])('INBOX-7 %s is refused by its first bytes, whatever its name says', (name, bytes, fault) => {
    expect(faultOf(name, bytes)).toMatch(fault)
  })

  it('INBOX-7 one file that is refused stops all: a mail never goes out with some of its files', () => {
    const checked = checkedFiles([
      { name: 'photo.png', bytes: PNG },
      { name: 'setup.exe', bytes: PROGRAM },
    ])
    expect(checked).toEqual({ ok: false, fault: expect.stringContaining('setup.exe') })
  })

  it('INBOX-7 10 MB together, and the sentence names the largest', () => {
    const half = MAIL_FILE_LIMITS.bytes / 2
    const two = [
      { name: 'one.pdf', size: half },
      { name: 'two.pdf', size: half },
    ]
    expect(sizeFault(two)).toBeNull()
    expect(sizeFault([...two, { name: 'three.pdf', size: 1 }])).toMatch(
      /10 MB, and a mail takes 10 MB.*‘one\.pdf’ with 5 MB/,
    )
    expect(sizeFault([{ name: 'film.pdf', size: 3 * half }])).toMatch(/‘film\.pdf’ has 15 MB/)
    expect(sizeFault(Array.from({ length: 21 }, () => ({ name: 'a.txt', size: 1 })))).toMatch(/20 files/)
    expect(check('film.pdf', new Uint8Array(MAIL_FILE_LIMITS.bytes + 1))).toMatchObject({ ok: false })
  })
})

it('INBOX-7 a name is one line without a path, and no character turns its direction', () => {
  expect(cleanFileName('C:\\Users\\kim\\Offer.pdf')).toBe('Offer.pdf')
  expect(cleanFileName('../../etc/passwd')).toBe('passwd')
  expect(cleanFileName('a\r\nBcc: x\0.pdf')).toBe('aBcc: x.pdf')
  expect(cleanFileName('photo\u202egnp.exe')).toBe('photognp.exe')
  expect(cleanFileName(`${'x'.repeat(300)}.pdf`)).toMatch(/^x{116}\.pdf$/)
  expect(cleanFileName(' ')).toBe('file')
})

it.each([
  [0, '1 kB'],
  [1500, '2 kB'],
  [1024 * 1024, '1 MB'],
  [1.25 * 1024 * 1024, '1.3 MB'],
])('%s bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
