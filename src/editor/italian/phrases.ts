/**
 * What the content check expects, in Italian: its sentence, with {} for the parts that differ, and the same in the words
 * of the editor. The first sentence that fits counts.
 */
export const PHRASES: readonly (readonly [expected: string, italian: string])[] = [
  // Values
  ['text', 'un testo'],
  ['a number', 'un numero'],
  ['a whole number', 'un numero intero'],
  ['true or false', 'acceso o spento'],
  ['a list', 'un elenco'],
  ['a group of keys', 'un gruppo di campi'],
  ['text that is not empty', 'un testo: il campo è obbligatorio'],
  ['text that is not only spaces', 'un testo, non solo spazi'],
  ['at least {} characters', 'almeno {} caratteri'],
  [
    'at most {} characters, what search results show',
    'al massimo {} caratteri, quanti ne mostra un motore di ricerca',
  ],
  ['at most {} characters: {}', 'al massimo {} caratteri'],
  ['at most {} characters', 'al massimo {} caratteri'],
  ['at least {} items', 'almeno {} voci'],
  ['at most {} items', 'al massimo {} voci'],
  ['at least {}', 'almeno {}'],
  [
    'more than {}, the current price: it is shown struck through',
    'più di {}, il prezzo attuale: si mostra barrato',
  ],
  ['more than {}', 'più di {}'],
  ['less than {} euro', 'meno di {} euro'],
  ['less than {}', 'meno di {}'],
  ['a known value{}', 'una delle scelte{}'],
  ['one of {}', 'una delle scelte: {}'],
  ['one of the shapes in the documentation of this key', 'un valore come nella spiegazione del campo'],
  ['a text, or a list of two or three lines', 'un testo, o due o tre righe'],
  ['at most 4 lines; {}', 'al massimo 4 righe'],
  [
    'words of at most 20 letters: a longer one does not fit a phone',
    'parole di al massimo 20 lettere: una più lunga non sta in un telefono',
  ],
  [
    'small letters, digits and single hyphens, e.g. {}',
    'lettere minuscole, cifre e trattini singoli, ad esempio {}',
  ],
  ['parts with an id of their own each', 'parti ciascuna con un nome proprio nei riferimenti'],
  [
    'a day of the calendar as year-month-day, such as {}',
    'un giorno scritto anno-mese-giorno, ad esempio {}',
  ],
  [
    'a day as year-month-day such as {}, or "{}"',
    'un giorno scritto anno-mese-giorno, ad esempio {}, oppure "{}"',
  ],
  ['the day of "from", {}, or a later one', 'il giorno di inizio, {}, o uno successivo'],
  ['a day after that of "date"', 'un giorno dopo la data dell’articolo'],
  [
    'today, {}, or an earlier day: it goes online immediately',
    'oggi, {}, o un giorno precedente: va subito online',
  ],
  [
    'hours, a colon and two digits of minutes, without a zero before: 9:00 or 18:30',
    'ore, due punti e due cifre di minuti, senza zero davanti: 9:00 o 18:30',
  ],
  ['a time after {}, when the office opens', 'un’ora dopo le {}, quando apre l’ufficio'],
  [
    'a time after {}, when entry [{}] of the same day ends: list the hours of a day in order',
    'un’ora dopo le {}, quando finisce la fascia precedente dello stesso giorno',
  ],
  ['an international number with spaces such as {}', 'un numero internazionale con spazi, ad esempio {}'],
  ['an address such as {}@{}', 'un indirizzo email, ad esempio {}@{}'],
  ['an address such as https://{}', 'un indirizzo, ad esempio https://{}'],
  ['https:// and the domain alone: {}', 'https:// e solo il dominio: {}'],
  ['five digits in quotation marks, such as "{}"', 'cinque cifre, ad esempio {}'],
  ['eleven digits in quotation marks', 'undici cifre'],
  ['province and number such as {}', 'provincia e numero, ad esempio {}'],
  ['a year from {} to {}', 'un anno dal {} al {}'],
  [
    'an https address of a profile, such as {}; networks are {}',
    'l’indirizzo https di un profilo, ad esempio {}; i social sono {}',
  ],
  ['another network: [{}] is already on {}', 'un altro social: c’è già un profilo su {2}'],
  ['two digits such as "{}"', 'due cifre, ad esempio {}'],
  ['two digits, e.g. "{}"', 'due cifre, ad esempio {}'],
  ['two whole numbers and a hyphen, such as "{}"', 'due numeri interi e un trattino, ad esempio {}'],
  ['the lower number first, such as "{}"', 'prima il numero più basso, ad esempio {}'],
  ['a percentage that is not below `from`', 'una percentuale non più bassa di quella di partenza'],
  [
    'minutes that divide a day into equal parts, such as {}',
    'minuti che dividono un giorno in parti uguali, ad esempio 5, 10, 15, 30 o 60',
  ],
  ['four: the table has four columns', 'quattro: la tabella ha quattro colonne'],
  ['steps that are 30 threads wide together', 'gradini larghi in tutto 30 fili'],
  ['steps of {} rows at least, {}', 'gradini di almeno {} righe'],
  [
    'exactly one of heading, text and list, with a dash before each block',
    'in ogni blocco solo uno tra titolo, testo ed elenco',
  ],
  ['a text or a list below each heading', 'un testo o un elenco sotto ogni titolo'],
  ['no figure, since the picture takes its place', 'nessuna cifra: al suo posto c’è l’immagine'],
  ['a value that this key accepts', 'un valore che questo campo accetta'],
  // Prices
  [
    'a number of euro such as {}, or "Su richiesta" or "Su misura"',
    'un importo in euro con il punto, ad esempio {}, oppure Su richiesta o Su misura',
  ],
  ['a number of euro such as {}', 'un importo in euro con il punto, ad esempio {}'],
  ['a number such as {}', 'un numero con il punto, ad esempio {}'],
  [
    'a price near {}, the {}: this one differs by more than half. If it is right, add `confirm: {}` on its own line beside it',
    'un prezzo vicino a {1}: questo cambia di oltre la metà. Se è giusto, scrivi {3} anche nel campo “Conferma del prezzo”',
  ],
  ['the price of its list, {}: {} says {}', 'il prezzo del suo listino, {}, che è {3}'],
  ['at most {}, the lowest price in the list "{}"', 'al massimo {}, il prezzo più basso del listino "{}"'],
  [
    'no original price, because the current price is "{}"',
    'nessun prezzo prima della promozione, perché il prezzo attuale è "{}"',
  ],
  [
    'the end of the promotion, such as {}: items[{}] shows the price before it',
    'la fine della promozione, ad esempio {}: un piano mostra il prezzo di prima',
  ],
  [
    'one popular plan in a list: another one is already highlighted',
    'un solo piano in evidenza nel listino: ce n’è già un altro',
  ],
  ['`popular: true` on one of the plans, which is highlighted', 'un piano in evidenza'],
  [
    'two to four plans: the section has room for four cards',
    'da due a quattro piani: c’è posto per quattro schede',
  ],
  ['a lower and a higher price', 'un prezzo più basso e uno più alto'],
  ['either "price" or "priceText"', 'il prezzo oppure il prezzo in parole, non entrambi'],
  ['an availability such as "{}" or "{}"', 'una disponibilità, ad esempio "{}" o "{}"'],
  ['an availability such as "{}"', 'una disponibilità, ad esempio "{}"'],
  ['a speed such as "{}"', 'una velocità, ad esempio "{}"'],
  ['the number of sites, such as {}', 'il numero di sedi'],
  [
    'the most sites: only the last plan of a list has no limit',
    'il massimo di sedi: solo l’ultimo piano può non avere limite',
  ],
  ['at least one plan with a price in euro', 'almeno un piano con un prezzo in euro'],
  ['a figure such as {}', 'una cifra'],
  ['at most 20 SIMs: a phone has room for 36 threads', 'al massimo 20 SIM: un telefono ha posto per 36 fili'],
  [
    'from {} to {}: the plan before it ends at {}, and each site is a thread',
    'da {} a {}: il piano precedente finisce a {}',
  ],
  // Tokens
  ['a known token{}', 'un riferimento tra graffe che esiste{}'],
  ['a fact that quotes no other fact', 'un fatto che non ne cita un altro'],
  ['a sentence without this price, which is "{}"', 'una frase senza questo prezzo, che è "{}"'],
  ['a sentence without this number: there is {}', 'una frase senza questo numero: ce ne sono troppo pochi'],
  ['no brace outside a whole token such as {}', 'nessuna graffa fuori da un riferimento intero come {}'],
  ['no braces: this file quotes no facts', 'nessuna graffa: questo file non cita fatti'],
  // Addresses and links
  [
    'a page that is online as long as this link: {} has a "from" or "until" of its own',
    'una pagina online quanto questo link: {} c’è solo in altri giorni',
  ],
  [
    'an address of this site such as {}, without a slash at the end',
    'un indirizzo di questo sito, ad esempio {}, senza barra finale',
  ],
  [
    'an address on this site such as {}, without a slash at the end',
    'un indirizzo di questo sito, ad esempio /servizi/voip o #consulenza, senza barra finale',
  ],
  ['an address such as {}, without a slash at the end', 'un indirizzo, ad esempio {}, senza barra finale'],
  ['an address of this site{}', 'un indirizzo di questo sito{}'],
  ['a part of {}', 'un punto di {}'],
  [
    'one section with the anchor #{} on a page: {}',
    'una sola sezione con il punto #{} nella pagina: ce n’è già un’altra',
  ],
  [
    'a page with {}, where the buttons of this section lead {}',
    'una pagina con la sezione a cui portano i pulsanti: {}',
  ],
  [
    'a section that does not open a page: {}',
    'una sezione che non apre la pagina: la prima ha già il titolo',
  ],
  ['a section that opens a page: {}', 'come prima, una sezione di apertura'],
  [
    'text without a link: only answers and long texts show links',
    'un testo senza link: solo le risposte e i testi lunghi mostrano link',
  ],
  ['no address: it is this page', 'nessun indirizzo: è questa pagina'],
  ['an address such as {}', 'un indirizzo, ad esempio {}'],
  ['an address that is not below {}: {}', 'un indirizzo che non sia sotto {}'],
  ['an address that does not lead back to {}', 'un indirizzo che non riporti a {}'],
  ['the final address, {}: each redirect costs a visitor a round trip', 'l’indirizzo finale, {}'],
  [
    'an address that is not in use: a redirect would hide what is there',
    'un indirizzo non in uso: il rinvio nasconderebbe la pagina che c’è',
  ],
  [
    'a page at {}, which is gone. Was it renamed? {}',
    'una pagina a {}, che non c’è più. Se ha cambiato nome, aggiungi il vecchio indirizzo in “Vecchi indirizzi”',
  ],
  [
    'a page at {}, which {} fixes. Was it renamed? {}',
    'una pagina a {}, che la specifica prevede. Se ha cambiato nome, aggiungi il vecchio indirizzo in “Vecchi indirizzi”',
  ],
  // References
  ['an entry of {}', 'una voce di {}'],
  ['a file: {} refers to it; {}', 'un file: lo usa {}; {}'],
  ['a file: {} refer to it; {}', 'un file: lo usano {}; {}'],
  ['a file: the site cannot be built without it', 'un file: il sito non può farne a meno'],
  [
    'a name of small letters, digits and single hyphens, ending in {}',
    'un nome di file con lettere minuscole, cifre e trattini singoli',
  ],
  ['another {}: {} already asks this one', 'un’altra domanda: questa c’è già'],
  ['other first words: {}', 'altre prime parole: un’altra domanda comincia con le stesse quattro'],
  [
    'one notice at a time: {} is online on the same day',
    'un avviso alla volta: {} è online lo stesso giorno',
  ],
  ['{} of its own: {} has it already', 'un valore solo suo: lo ha già {2}'],
  // Pictures
  ['a JPEG or PNG: {}', 'un JPEG o PNG: esporta la foto HEIC come JPEG'],
  [
    'a JPEG or PNG in src/content/pictures such as {}, its name without spaces',
    'un JPEG o PNG della cartella delle immagini, ad esempio {}, con un nome senza spazi',
  ],
  [
    'an SVG, PNG or JPEG in src/content/pictures such as {}, its name without spaces',
    'un SVG, PNG o JPEG della cartella delle immagini, ad esempio {}, con un nome senza spazi',
  ],
  ['a picture in src/content/pictures{}', 'un’immagine della cartella delle immagini{}'],
  ['the address of a picture in public/', 'l’indirizzo di un’immagine in public/'],
  ['the address of a PNG in public/ such as {}', 'l’indirizzo di un PNG in public/, ad esempio {}'],
  [
    'a picture that a consultant or an agent names as their portrait, {}',
    'un’immagine usata da un ritratto, da un articolo o da un logo',
  ],
  [
    'a picture of at least {} pixels, width by height, the size at which it is shown',
    'un’immagine di almeno {} pixel, larghezza per altezza',
  ],
  ['a picture of at most {} kB', 'un’immagine di al massimo {} kB'],
  ['a picture of {} pixels', 'un’immagine di {} pixel'],
  [
    'a logo at most {} times as wide as high, and {} times as high as wide, cropped to its drawing',
    'un logo largo al massimo {} volte la sua altezza, ritagliato sul disegno',
  ],
  ['a logo of at least {} pixels, or an SVG', 'un logo di almeno {} pixel, o un SVG'],
  ['a logo that is dark on a pale or transparent background', 'un logo scuro su fondo chiaro o trasparente'],
  [
    'an SVG of at most {} kB once it is tidied: {}',
    'un SVG di al massimo {} kB: semplificalo, o salvalo come PNG',
  ],
  ['an SVG with a viewBox, which lets it be shown in any size', 'un SVG con un viewBox'],
  [
    'an SVG: export the drawing in this format, renaming is not enough',
    'un SVG: esporta il disegno in questo formato, cambiare il nome non basta',
  ],
  [
    'a drawing of shapes only: {}',
    'un disegno di sole forme: niente programmi, animazioni, immagini o link, e lettere come tracciati',
  ],
  [
    'a {}: export the picture in this format, renaming is not enough',
    'un file {}: esporta l’immagine in questo formato, cambiare il nome non basta',
  ],
  ['an undamaged {}: copy the file again', 'un file {} intero: copialo di nuovo'],
  // Documents
  [
    'a PDF in public/documenti such as {}: small letters, digits and single hyphens',
    'un PDF della cartella public/documenti, ad esempio {}: lettere minuscole, cifre e trattini singoli',
  ],
  ['a document in public/documenti{}', 'un documento della cartella public/documenti{}'],
  [
    'a PDF of at most {} MB: export it again for the screen',
    'un PDF di al massimo {} MB: esportalo di nuovo per lo schermo',
  ],
  [
    'a PDF: export the document in this format, renaming is not enough',
    'un PDF: esporta il documento in questo formato, cambiare il nome non basta',
  ],
  // Characters
  [
    'the letter that a wrong encoding turned into this: {}',
    'la lettera giusta: una codifica sbagliata l’ha cambiata',
  ],
  ['the letter that was lost when the file was saved', 'la lettera che si è persa al salvataggio'],
  ['the letter or sign itself, such as è or &', 'la lettera o il segno stesso, come è o &'],
  ['a link such as {}', 'un link come [parole](/percorso) o [ministero](https://www.mimit.gov.it/)'],
  ['text without HTML: {}', 'un testo senza HTML'],
  [
    'visible characters only: type these words again, without {}',
    'solo caratteri visibili: riscrivi queste parole, senza {}',
  ],
  // Law and specification
  [
    'a new version: {}',
    'una nuova versione: un testo legale è cambiato, e ogni consenso conserva la versione letta. Chiedi a chi cura il sito',
  ],
  [
    'no purpose that needs a consent of its own, such as {}',
    'nessuna finalità che chiede un consenso a parte',
  ],
  ['a text that says {} ({})', 'un testo che dice {}'],
  ['the words {} here: {}', 'le parole {} qui: le chiede la legge o il funzionamento del sito'],
  ['{} fixes {}, so the owner decides. {}', 'il valore fissato dalla specifica: decide il titolare'],
];

/** What the content check received, in Italian, in the same form. */
export const FOUND: readonly (readonly [received: string, italian: string])[] = [
  ['nothing: the key is missing', 'niente: il campo manca'],
  ['nothing: the key is empty', 'niente: il campo è vuoto'],
  ['an empty file', 'un file vuoto'],
  ['no such file', 'il file non c’è'],
  ['{}: no such file', '{}: il file non c’è'],
  ['{} (text, {} characters)', '{} (testo, {} caratteri)'],
  ['{} (text)', '{} (testo)'],
  ['{} (number)', '{} (numero)'],
  ['{} pixels', '{} pixel'],
  ['a picture of the kind {}', 'un’immagine {}'],
  ['another kind of file{}', 'un file di altro tipo'],
  ['a HEIC picture, whatever its name', 'una foto HEIC'],
  ['a damaged file{}', 'un file rovinato'],
];
