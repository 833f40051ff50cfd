/** What mail programs write above the mail that they quote or forward, in lower case. Programs of the trade's buyers. */
const FROM =
  'from,von,de,da,van,från,fra,od,от,gönderen,kimden,lähettäjä,absender,expéditeur,mittente,remitente,发件人,寄件者,寄件人,差出人,보낸 사람'
const DATE =
  'sent,date,gesendet,datum,envoyé,envoyé le,enviado,enviado el,enviada em,enviado em,fecha,data,inviato,verzonden,skickat,sendt,dato,wysłano,отправлено,дата,gönderildi,tarih,lähetetty,发送时间,发送日期,日期,寄件日期,送信日時,日時,보낸 날짜,날짜'
const SUBJECT =
  'subject,betreff,objet,asunto,assunto,oggetto,onderwerp,ämne,emne,temat,тема,konu,aihe,主题,主旨,件名,제목'

/** The lines of a quoted mail's header: 'From', 'Gesendet', '主题'. */
export const HEADER_LABELS: ReadonlyMap<string, 'from' | 'date' | 'subject'> = new Map([
  ...FROM.split(',').map((label) => [label, 'from'] as const),
  ...DATE.split(',').map((label) => [label, 'date'] as const),
  ...SUBJECT.split(',').map((label) => [label, 'subject'] as const),
])

/** 'Jo wrote:' */
export const WROTE = [
  'wrote',
  'schrieb',
  'écrit',
  'escribió',
  'scritto',
  'escreveu',
  'schreef',
  'skrev',
  'kirjoitti',
  'napisał',
  'pisze',
  'napsal',
  'yazdı',
  'đã viết',
  'έγραψε',
  'писал',
  'написал',
  '写道',
  '寫道',
  '작성',
  'のメッセージ',
  'كتب',
] as const

/** The first word of such a line: where a program wraps it, it begins here. */
export const BEFORE_DATE = [
  'on ',
  'am ',
  'le ',
  'el ',
  'il ',
  'em ',
  'op ',
  'den ',
  'pe ',
  'dnia ',
  'w dniu ',
  'vào ',
  '在',
] as const

/** Between dashes, above the mail that is answered. */
export const ORIGINAL = [
  'original message',
  'original appointment',
  'ursprüngliche nachricht',
  'message d’origine',
  "message d'origine",
  'mensaje original',
  'mensagem original',
  'messaggio originale',
  'oorspronkelijk bericht',
  'ursprungligt meddelande',
  'originalmeddelande',
  'oprindelig meddelelse',
  'oprindelig besked',
  'wiadomość oryginalna',
  'исходное сообщение',
  '原始邮件',
  '原始郵件',
  '元のメッセージ',
  '원본 메시지',
] as const

/** Above a mail that the person passes on: between dashes, or with a colon. */
export const FORWARDED = [
  'forwarded message',
  'begin forwarded message',
  'weitergeleitete nachricht',
  'anfang der weitergeleiteten nachricht',
  'message transféré',
  'début du message transféré',
  'début du message réexpédié',
  'mensaje reenviado',
  'inicio del mensaje reenviado',
  'mensagem encaminhada',
  'início da mensagem reencaminhada',
  'messaggio inoltrato',
  'inizio messaggio inoltrato',
  'doorgestuurd bericht',
  'begin doorgestuurd bericht',
  'vidarebefordrat meddelande',
  'videresendt besked',
  'wiadomość przekazana dalej',
  'пересылаемое сообщение',
  '转发的邮件',
  '开始转发的邮件',
  '轉寄郵件',
  '전달된 메시지',
] as const

/** What programs put before the subject of a mail that is passed on. */
export const FORWARDS = ['fw', 'fwd', 'wg', 'tr', 'rv', 'enc', 'doorst', '转发', '轉寄'] as const

/** A line that a phone or program signs with. */
export const SENT_FROM = [
  'sent from my ',
  'sent from outlook',
  'sent from mail for windows',
  'sent from yahoo',
  'sent from samsung',
  'sent from gmail',
  'get outlook for ',
  'yahoo mail: ',
  'von meinem ',
  'gesendet von ',
  'gesendet mit ',
  'outlook für ',
  'envoyé de mon ',
  'envoyé depuis ',
  'télécharger outlook ',
  'obtenir outlook ',
  'enviado desde mi ',
  'enviado desde outlook',
  'enviado do meu ',
  'inviato da ',
  'verzonden vanaf ',
  'verstuurd vanaf ',
  'skickat från min ',
  'sendt fra min ',
  'wysłane z ',
  'отправлено с ',
  '发自我的',
  'iphoneから送信',
] as const
