/**
 * What the editor says below a field, by the description in its schema without example and length. The whole description
 * comes first, for those whose example is English.
 */
export const HINTS: Readonly<Record<string, string>> = {
  '"Over … companies": 500': '“Oltre … aziende”: 500',
  '"Over … years" on the home and about pages: 10': '“Oltre … anni” nella home e in chi siamo: 10',
  '"…+ years" where the specification has the higher figure: 15':
    '“…+ anni” dove la specifica ha la cifra più alta: 15',
  'A JPEG or PNG in src/content/pictures': 'Un JPEG o PNG: scegli un file della cartella o caricane uno',
  'A figure above the reason': 'Una cifra sopra la ragione',
  'A figure that is too large for a drawing, beside the heading':
    'Una cifra troppo grande per un disegno, accanto al titolo',
  'A file of src/content/services': 'Un servizio',
  'A hundred threads, and those that are added': 'Cento fili, e quelli che si aggiungono',
  'A page that says more': 'Una pagina che dice di più',
  'A paragraph; links as [parole](/percorso)': 'Un paragrafo; link come [parole](/percorso)',
  'A photograph in src/content/pictures, shown 3:2 beside the headline':
    'Una fotografia, mostrata in formato 3:2 accanto al titolo',
  'A photograph; without it, the woven initials': 'Una fotografia; senza, le iniziali tessute',
  'A picture that replaces the one that the build draws: a PNG of 1200x630 pixels and at most 100 kB in public/':
    'Un’immagine al posto di quella disegnata automaticamente: un PNG di 1200x630 pixel e al massimo 100 kB in public/',
  'A question or an offer': 'Una domanda o un’offerta',
  'A second way besides calling, e.g. the form of the page':
    'Un secondo modo oltre alla chiamata, ad esempio il modulo della pagina',
  'A sentence or two': 'Una o due frasi',
  'A text is a paragraph, a list is a list; links as [parole](/percorso) or [email](mailto:email)':
    'Un testo è un paragrafo, un elenco è un elenco; link come [parole](/percorso) o [email](mailto:email)',
  'Above the picture': 'Sopra l’immagine',
  'Addresses of profiles on social networks, at most one on each; shown in the footer':
    'Indirizzi dei profili sui social, al massimo uno per ciascuno; stanno nel piè di pagina',
  'Addresses that are printed, advertised or linked: each needs a page or a redirect':
    'Indirizzi stampati, pubblicizzati o linkati: ognuno ha bisogno di una pagina o di un rinvio',
  'After a request': 'Dopo una richiesta',
  'After an application with a curriculum': 'Dopo una candidatura con curriculum',
  'After the note about prices': 'Dopo la nota sui prezzi',
  'An SVG, PNG or JPEG in src/content/pictures':
    'Un SVG, PNG o JPEG: scegli un file della cartella o caricane uno',
  'An example, and the page says so: it stands for no client':
    'Un esempio, e la pagina lo dice: non rappresenta un cliente',
  'As a buyer asks it': 'Come la fa un acquirente',
  'Asks for the highlighted plan, e.g. Chiedi questo piano':
    'Chiede il piano in evidenza, ad esempio Chiedi questo piano',
  'Average return of a project, in times: 2.8': 'Ritorno medio di un progetto, in volte: 2.8',
  'Before the address of the office': 'Prima dell’indirizzo della sede',
  'Before the certified address': 'Prima dell’indirizzo certificato',
  'Before the chat number': 'Prima del numero della chat',
  'Before the email address': 'Prima dell’indirizzo email',
  'Before the names of what only the quote settles, e.g. Nel preventivo trovi:':
    'Prima di ciò che solo il preventivo stabilisce, ad esempio Nel preventivo trovi:',
  'Before the number for screen readers, and in the bar of phones':
    'Prima del numero per i lettori di schermo, e nella barra dei telefoni',
  'Before the number of support': 'Prima del numero dell’assistenza',
  'Before the office hours': 'Prima degli orari dell’ufficio',
  'Before the sort options of the comparison': 'Prima delle opzioni di ordinamento del confronto',
  'Below a solution without a price': 'Sotto una soluzione senza prezzo',
  'Below the picture': 'Sotto l’immagine',
  'Beside a switch that is off': 'Accanto a un interruttore spento',
  'Beside a switch that is on': 'Accanto a un interruttore acceso',
  'Beside the fixed switch': 'Accanto all’interruttore fisso',
  'Beside the table of calls at once': 'Accanto alla tabella delle chiamate contemporanee',
  'Button of each card': 'Pulsante di ogni scheda',
  'Button of each role': 'Pulsante di ogni posizione',
  'Button that leads to the hero form': 'Pulsante che porta al modulo in cima',
  'Certifications, as sewn labels': 'Certificazioni, come etichette cucite',
  'Certified e-mail (PEC); without it the site shows none':
    'La posta certificata (PEC); senza, il sito non ne mostra',
  'Chances of one side for each of the other, 2 to 60: a thread each':
    'Probabilità di una parte per ognuna dell’altra, da 2 a 60: un filo ciascuna',
  City: 'La città',
  'Closes the dialog without a change': 'Chiude la finestra senza cambiare nulla',
  'Colour of its weft': 'Colore della sua trama',
  'Paid-in company capital in euro: 10000': 'Capitale sociale versato, in euro: 10000',
  'Company data that the law requires on every page (art. 2250 c.c., art. 35 DPR 633/72)':
    'Dati societari che la legge chiede in ogni pagina (art. 2250 c.c., art. 35 DPR 633/72)',
  'Days after which a delivered request is erased from the database: 30':
    'Giorni dopo i quali una richiesta consegnata è cancellata dal database: 30',
  'Days after which click statistics are erased: 30':
    'Giorni dopo i quali le statistiche dei clic sono cancellate: 30',
  'Days for which a cookie choice is kept: 365': 'Giorni per cui si conserva la scelta sui cookie: 365',
  'Days until the first results of digitalisation: 90':
    'Giorni fino ai primi risultati della digitalizzazione: 90',
  'Euro a year that an agent earns: "30000-80000"': 'Euro all’anno che guadagna un agente: "30000-80000"',
  'Euro a year that an area manager earns: "50000-120000"':
    'Euro all’anno che guadagna un responsabile di area: "50000-120000"',
  'Euro without VAT for a period': 'Euro senza IVA per un periodo',
  Experience: 'L’esperienza',
  'Factor by which the value of a contract grows: 10': 'Di quante volte cresce il valore di un contratto: 10',
  'Facts whose figure a drawing uses, quoted like the others':
    'Fatti la cui cifra usa un disegno, citati come gli altri',
  'Figures that pages quote as {claim:clients}': 'Cifre che le pagine citano come {claim:clients}',
  'Files of src/content/agents: their faces below the figure, where the screen is wide':
    'Le storie degli agenti: i loro volti sotto la cifra, dove lo schermo è largo',
  'Files of src/content/agents; the first is set large': 'Le storie degli agenti; la prima è grande',
  'Files of src/content/consultants, in one row on wide screens':
    'I consulenti, in una riga sugli schermi larghi',
  'Files of src/content/roles': 'Le posizioni aperte',
  'First day of the week': 'Primo giorno della settimana',
  'Five steps, in their order': 'Cinque passi, nel loro ordine',
  'Four benefits': 'Quattro benefici',
  'Four cards that lead nowhere: a campaign keeps its visitors':
    'Quattro schede che non portano altrove: una campagna trattiene i visitatori',
  'Four layers, the uppermost first': 'Quattro strati, il più alto per primo',
  'Four reasons; the bars between them cross': 'Quattro ragioni; le barre tra loro si incrociano',
  'Four services it makes possible': 'Quattro servizi che rende possibili',
  'Four statistics': 'Quattro statistiche',
  'Four technologies': 'Quattro tecnologie',
  'Four threats': 'Quattro minacce',
  'Fragment that buttons scroll to': 'Il punto della pagina a cui portano i pulsanti',
  'Fragment that leads to this part': 'Il nome con cui un link porta a questa parte',
  'Heading after the size, which stands before it': 'Titolo dopo la dimensione, che sta prima',
  'Heading for assistive technology': 'Titolo per le tecnologie assistive',
  'Heading of speeds and sizes': 'Titolo di velocità e dimensioni',
  'Heading of the first column, and a sort option': 'Titolo della prima colonna e opzione di ordinamento',
  'Heading of the last column, and the button that opens the details':
    'Titolo dell’ultima colonna, e pulsante che apre i dettagli',
  'Heading of the page': 'Titolo della pagina',
  'Heading of the part': 'Titolo della parte',
  'Heading of the prices, and a sort option': 'Titolo dei prezzi e opzione di ordinamento',
  'Heading of the section': 'Titolo della sezione',
  'Heading of the section, a text or a list of lines': 'Titolo della sezione, un testo o più righe',
  'Heading of the times, and a sort option': 'Titolo dei tempi e opzione di ordinamento',
  'Heading of who a service is for': 'Titolo di “per chi è” un servizio',
  'Headings, paragraphs and lists from top to bottom': 'Titoli, paragrafi ed elenchi dall’alto in basso',
  'Headline, one entry a line': 'Titolo, una voce per riga',
  'Height of the warp in threads': 'Altezza dell’ordito in fili',
  'Highest fibre speed in Gb/s: 2.5': 'Massima velocità della fibra in Gb/s: 2.5',
  'Highest percent of uptime that a contract promises: 99.99':
    'Massima disponibilità promessa da un contratto, in percento: 99.99',
  'Highest price in euro a month': 'Prezzo più alto in euro al mese',
  'Highest reduction of costs, in percent: 40': 'Massima riduzione dei costi, in percento: 40',
  'Hours that a service desk solution stays under: 4':
    'Ore sotto cui resta una soluzione del service desk: 4',
  'Hours that recovery in the cloud stays under (RTO): 4':
    'Ore sotto cui resta il ripristino in cloud (RTO): 4',
  'Hours until a request is answered and a quote sent: 24':
    'Ore entro cui si risponde a una richiesta e parte il preventivo: 24',
  'How agents rate the agency': 'Come gli agenti valutano l’agenzia',
  'How clients reach support outside of office hours': 'Come i clienti raggiungono l’assistenza fuori orario',
  'How copy quotes its price: {solution:ict-managed-services/noc}':
    'Come i testi citano il suo prezzo: {solution:ict-managed-services/noc}',
  'How high the step is woven, in threads': 'Fin dove è tessuto il gradino, in fili',
  'How it is on the day of the first results': 'Com’è il giorno dei primi risultati',
  'How it is on the first day': 'Com’è il primo giorno',
  'How it was': 'Com’era',
  'How long the contract runs and how to end it': 'Quanto dura il contratto e come si chiude',
  'How long until it works': 'Quanto tempo prima che funzioni',
  'How many SIMs the bills of the example are for': 'Per quante SIM sono i conti dell’esempio',
  'Plans without a bill, by id, such as one whose price is not for each SIM':
    'Piani senza conto, con il loro id: per esempio quello con un prezzo che non è per ogni SIM',
  'How many SIMs the examples have, each reckoned with its plan':
    'Quante SIM hanno gli esempi, ciascuno calcolato con il suo piano',
  'How many are left': 'Quanti sono rimasti',
  'How many sites the plan is for, if a drawing of its page counts them':
    'Per quante sedi è il piano, se un disegno della sua pagina le conta',
  'How many there were; left out where a figure is a percentage saved: of 100':
    'Quanti erano; vuoto dove una cifra è una percentuale risparmiata: su 100',
  'How many they are': 'Quanti sono',
  'How much of it': 'Quanto',
  'How pages refer to the plan: {price:fibra-ottica/super-office-one}':
    'Come le pagine citano il piano: {price:fibra-ottica/super-office-one}',
  'How the sites are connected then': 'Come sono collegate allora le sedi',
  'How the table is computed': 'Come è calcolata la tabella',
  'In the bar of phones: the link to the form': 'Nella barra dei telefoni: il link al modulo',
  'Instead of a price: a range or words': 'Al posto di un prezzo: una fascia o parole',
  'Its figure': 'La sua cifra',
  'Its industry': 'Il suo settore',
  'Its logo; without it, the site shows its name': 'Il logo; senza, il sito mostra il nome',
  'Its name in the footer': 'Il suo nome nel piè di pagina',
  'Its overview': 'La sua panoramica',
  'Its place in that menu, from 1': 'Il suo posto in quel menù, da 1',
  'Its price list in src/content/plans': 'Il suo listino',
  'Its unit': 'La sua unità',
  'Its unit where the value has none': 'La sua unità, se la cifra non ne ha',
  'Its weave draft': 'La sua tessitura',
  'Keeps the choices': 'Conserva le scelte',
  'Kind of request, e.g. contact': 'Tipo di richiesta',
  'Label of the message box': 'Etichetta del campo del messaggio',
  'Label of this page in the lead': 'Nome di questa pagina nella richiesta ricevuta',
  'Labels of the contacts': 'Etichette dei contatti',
  'Last day of the week': 'Ultimo giorno della settimana',
  'Leads home from the 404 page and from the thank-you page':
    'Riporta alla home dalla pagina 404 e da quella di ringraziamento',
  'Links on many pages': 'Link di molte pagine',
  'Links to the legal pages': 'Link alle pagine legali',
  'Lowest price in euro a month': 'Prezzo più basso in euro al mese',
  Marketing: 'Marketing',
  'Millions of companies that agents can serve: 4.2':
    'Milioni di aziende che gli agenti possono servire: 4.2',
  'Millions of euro that projects brought clients in 2024: 12':
    'Milioni di euro portati ai clienti dai progetti nel 2024: 12',
  'Milliseconds that latency stays under: 10': 'Millisecondi sotto cui resta la latenza: 10',
  'Minutes between two readings': 'Minuti tra due letture',
  'Minutes of data that a recovery can lose at most (RPO): 15':
    'Minuti di dati che un ripristino può perdere al massimo (RPO): 15',
  'Minutes that the response to an incident stays under: 15':
    'Minuti sotto cui resta la risposta a un incidente: 15',
  'Months until the investment returns: "6-12"': 'Mesi prima che l’investimento rientri: "6-12"',
  'Names of the fields below that are still invented': 'I nomi dei campi qui sotto ancora inventati',
  'Number in the register of companies (REA)': 'Il numero nel registro delle imprese (REA)',
  'Office hours: one span of days and hours, or a list of them where the office closes for lunch':
    'Orari dell’ufficio: una fascia di giorni e ore, o più fasce se l’ufficio chiude a pranzo',
  'Old addresses, each with the page that visitors get instead (301)':
    'Vecchi indirizzi, ciascuno con la pagina che lo sostituisce (301)',
  'On a swatch: the link to the service': 'Su un campione: il link al servizio',
  'On an article': 'Su un articolo',
  'On an invented company, until a real one replaces it: true':
    'Acceso su un’azienda inventata, finché una vera non la sostituisce',
  'On an invented person, until a real one replaces it: true':
    'Acceso su una persona inventata, finché una vera non la sostituisce',
  'On an invented story, until a real one replaces it: true':
    'Acceso su una storia inventata, finché una vera non la sostituisce',
  'On an invented testimonial, until a real one replaces it: true':
    'Acceso su una testimonianza inventata, finché una vera non la sostituisce',
  'On pages that search engines must leave out: true':
    'Acceso sulle pagine che i motori di ricerca devono lasciare fuori',
  'On pages that show when they were updated, and in which version: true':
    'Acceso sulle pagine che mostrano quando e in quale versione sono state aggiornate',
  'On pages whose parts are numbered: true': 'Acceso sulle pagine con parti numerate',
  'On services that the overview shows larger: true':
    'Acceso sui servizi che la panoramica mostra più grandi',
  'On the one plan that is highlighted: true': 'Acceso sull’unico piano in evidenza',
  'One or two sentences, a fact in each': 'Una o due frasi, un fatto in ciascuna',
  'One sentence about the area': 'Una frase sull’area',
  'One thread against many': 'Un filo contro molti',
  'Opens from buttons with `opens: innovation`':
    'Si apre dai pulsanti che aprono la finestra dell’innovazione',
  'Opens from the button of the bar, on every page': 'Si apre dal pulsante della barra, in ogni pagina',
  'Opens from the cards of services on pages without a form':
    'Si apre dalle schede dei servizi nelle pagine senza modulo',
  'Opens from the plan cards of a section with `dialog: true`':
    'Si apre dalle schede dei piani di una sezione che apre la finestra',
  'Pay range of a year': 'Fascia di compenso annuo',
  'Percent by which the market grows: 12': 'Percentuale di crescita del mercato: 12',
  'Percent of clients that are satisfied: 98': 'Percentuale di clienti soddisfatti: 98',
  'Percent of commission for agents, at most: 75':
    'Percentuale di provvigione per gli agenti, al massimo: 75',
  'Percent of consulting clients that stay: 89': 'Percentuale di clienti della consulenza che restano: 89',
  'Percent of projects delivered on time: 94': 'Percentuale di progetti consegnati in tempo: 94',
  'Percent of the population that 5G covers: 97.6': 'Percentuale della popolazione coperta dal 5G: 97.6',
  'Percent of uptime of the network: 99.9': 'Percentuale di disponibilità della rete: 99.9',
  'Percent that is added at least': 'Percentuale che si aggiunge almeno',
  'Percent that is added at most': 'Percentuale che si aggiunge al massimo',
  'Plain links of the bar': 'I link semplici della barra',
  'Postal code in quotation marks': 'Il codice postale',
  'Projects that consultants led in three years, "over …": 200':
    'Progetti guidati dai consulenti in tre anni, “oltre …”: 200',
  'Rating from agents, out of 5: 4.9': 'Valutazione degli agenti, su 5: 4.9',
  'Rating from clients, out of 5: 4.8': 'Valutazione dei clienti, su 5: 4.8',
  'Readings of a month that are out of bounds': 'Letture di un mese fuori soglia',
  'Reviews behind that rating: 500': 'Recensioni dietro quella valutazione: 500',
  'Row of the madder thread, counted from the ground': 'Riga del filo di robbia, contata dal basso',
  'Says that the choices are kept': 'Dice che le scelte sono conservate',
  'Services in the order in which the table stands until a visitor chooses another one':
    'Servizi nell’ordine della tabella finché il visitatore non ne sceglie un altro',
  'Services whose "from" price it lists': 'I servizi di cui elenca il prezzo “da”',
  'Sewn label': 'Etichetta cucita',
  'Sewn label above the headline': 'Etichetta cucita sopra il titolo',
  'Short addresses that show the same page; search engines keep the long one':
    'Indirizzi brevi che mostrano la stessa pagina; i motori di ricerca tengono quello lungo',
  'Side of the first quote on wide screens: left or right':
    'Lato della prima citazione sugli schermi larghi: sinistra o destra',
  'Six industries': 'Sei settori',
  'Four to eight services beside it; their links are the short addresses':
    'Da quattro a otto servizi accanto; i loro link sono gli indirizzi brevi',
  'Six to twelve files of src/content/clients, in the order of the strip':
    'Da sei a dodici clienti, nell’ordine della striscia',
  'Size of the file of the example, e.g. 100; on the slowest line it takes at most 50 minutes':
    'Dimensione del file dell’esempio, ad esempio 100; sulla linea più lenta dura al massimo 50 minuti',
  'Small print below the prices, e.g. "{brand:priceNote}" and what holds here besides':
    'Piccola nota sotto i prezzi: {brand:priceNote} e ciò che vale qui in più',
  'Speed or size': 'Velocità o dimensione',
  'Speed, sites, devices or connection': 'Velocità, sedi, dispositivi o connessione',
  'Stars out of 5': 'Stelle su 5',
  Statistics: 'Statistiche',
  'Steps of the cloth from left to right, 30 threads in all':
    'Gradini del tessuto da sinistra a destra, 30 fili in tutto',
  'Street and number': 'Via e numero civico',
  'Strips of cloth with the prices of the plans, below the reassurances':
    'Strisce di stoffa con i prezzi dei piani, sotto le rassicurazioni',
  'Text of the button': 'Testo del pulsante',
  'Text of the link to the map': 'Testo del link alla mappa',
  'What the "from" price buys, shown wherever the price is':
    'Che cosa compra il prezzo “da”: sta ovunque ci sia quel prezzo',
  'Fields that the owner has yet to confirm; the report lists them':
    'Campi che il titolare deve ancora confermare; il resoconto li elenca',
  'The service whose "from" price stands below the sentences, with what it buys':
    'Il servizio il cui prezzo “da” sta sotto le frasi, con quello che compra',
  'The "from" price, if it is not the lowest of its price list':
    'Il prezzo “da”, se non è il più basso del listino',
  'The 404 page': 'La pagina 404',
  'The address of the page that replaces it': 'L’indirizzo della pagina che lo sostituisce',
  'The answer; links as [testo](/percorso)': 'La risposta; link come [testo](/percorso)',
  'The area whose services are the strips of the cloth': 'L’area i cui servizi sono le strisce del tessuto',
  'The availability that the plan promises, if a drawing of its page turns it into hours':
    'La disponibilità promessa dal piano, se un disegno della sua pagina la traduce in ore',
  'The bar at the top, and the bar at the bottom of phones':
    'La barra in alto, e quella in basso sui telefoni',
  'The benefit': 'Il beneficio',
  'The block beside the services, above the telephone number':
    'Il blocco accanto ai servizi, sopra il numero di telefono',
  'The breadcrumb after the home icon': 'Il percorso di navigazione dopo l’icona della home',
  'The button below the cards; the thread ends in it': 'Il pulsante sotto le schede; il filo finisce lì',
  'The button below the giant number': 'Il pulsante sotto il numero gigante',
  'The button below the headline; the thread ends in it': 'Il pulsante sotto il titolo; il filo finisce lì',
  'The button in which the thread ends': 'Il pulsante in cui finisce il filo',
  'The button in which the thread of the fastest line ends':
    'Il pulsante in cui finisce il filo della linea più veloce',
  'The button that accepts everything': 'Il pulsante che accetta tutto',
  'The button that calls': 'Il pulsante che chiama',
  'The button that calls, where the thread ends': 'Il pulsante che chiama, dove finisce il filo',
  'The button that opens the chat': 'Il pulsante che apre la chat',
  'The button that opens the choices': 'Il pulsante che apre le scelte',
  'The button that opens the form, and where it leads without JavaScript':
    'Il pulsante che apre il modulo, e dove porta senza JavaScript',
  'The button that opens the menu': 'Il pulsante che apre il menù',
  'The button that refuses optional cookies': 'Il pulsante che rifiuta i cookie facoltativi',
  'The button that the thread ends in': 'Il pulsante in cui finisce il filo',
  'The button; the thread ends in it': 'Il pulsante; il filo finisce lì',
  'The buttons of the dialog': 'I pulsanti della finestra',
  'The capability': 'La capacità',
  'The challenge': 'La sfida',
  'The chat button': 'Il pulsante della chat',
  'The chat number': 'Il numero della chat',
  'The closing call, with the telephone number': 'L’invito finale, con il numero di telefono',
  'The company as it writes its own name': 'L’azienda come scrive il proprio nome',
  'The comparison of services': 'Il confronto dei servizi',
  'The consultant who signs it, e.g. marco-aldovini; without it, the agency signs':
    'Il consulente che lo firma; senza, firma l’agenzia',
  'The cookie banner': 'Il banner dei cookie',
  'The cookie banner and its dialog': 'Il banner dei cookie e la sua finestra',
  'The cost of activation': 'Il costo di attivazione',
  'The court of the contract': 'Il foro del contratto',
  'The day on which it goes online': 'Il giorno in cui va online',
  'The day on which its facts were last checked, if later':
    'Il giorno dell’ultima verifica dei fatti, se successivo',
  'The dialog of src/content/dialogs.yaml that opens over the page; without JavaScript `href` counts':
    'La finestra che si apre sopra la pagina; senza JavaScript vale l’indirizzo del link',
  'The double tile, a whole area of the offer': 'La casella doppia, un’intera area dell’offerta',
  'The fact under the name in the menu': 'Il fatto sotto il nome nel menù',
  'The fewest sites': 'Il minimo di sedi',
  'The figure': 'La cifra',
  'The figure beside the text': 'La cifra accanto al testo',
  'The figure in words': 'La cifra in parole',
  'The figure with its unit': 'La cifra con la sua unità',
  'The figure, e.g. "2,5", or a fact with its unit, e.g. "40 GB"':
    'La cifra, ad esempio "2,5", o un fatto con la sua unità, ad esempio "40 GB"',
  'The first day on which it is online, e.g. 2026-12-01; without it, it is online already':
    'Il primo giorno in cui è online, ad esempio 2026-12-01; senza, è già online',
  'The first line is back': 'La prima linea è tornata',
  'The first line works': 'La prima linea funziona',
  'The first link for keyboards': 'Il primo link per chi usa la tastiera',
  'The first message in the chat app': 'Il primo messaggio nella chat',
  'The footer of every page': 'Il piè di pagina di ogni pagina',
  'The form beside the headline': 'Il modulo accanto al titolo',
  'The fourth cell': 'La quarta casella',
  'The full name of the chat button': 'Il nome completo del pulsante della chat',
  'The giant figure that the thread weaves through; the title says it again':
    'La cifra gigante attraverso cui passa il filo; il titolo la ripete',
  'The heading above the next blocks': 'Il titolo sopra i blocchi che seguono',
  'The heading of the label of a price list': 'Il titolo dell’etichetta di un listino',
  'The heading of the contacts': 'Il titolo dei contatti',
  'The heading of the useful links': 'Il titolo dei link utili',
  'The hours in which the network is watched: all of them': 'Le ore in cui la rete è sorvegliata: tutte',
  'The hours in which the office answers': 'Le ore in cui l’ufficio risponde',
  'The hours until a request is closed': 'Le ore finché una richiesta è chiusa',
  'The industry': 'Il settore',
  'The label of its card': 'L’etichetta della sua scheda',
  'The label of its row': 'L’etichetta della sua riga',
  'The label of the card': 'L’etichetta della scheda',
  'The last day of a promotion, e.g. 2026-12-31; after it, plans cost their originalPrice':
    'L’ultimo giorno della promozione, ad esempio 2026-12-31; dopo, i piani costano il prezzo di prima',
  'The last day on which it is online, e.g. 2026-12-31; without it, it stays online':
    'L’ultimo giorno in cui è online, ad esempio 2026-12-31; senza, resta online',
  'The layer': 'Lo strato',
  'The lead form beside the headline': 'Il modulo accanto al titolo',
  'The lead form beside the steps': 'Il modulo accanto ai passi',
  'The line above the telephone number': 'La riga sopra il numero di telefono',
  'The line above the telephone number, shown when the request has a number':
    'La riga sopra il numero di telefono, quando la richiesta ha un numero',
  'The link of each area': 'Il link di ogni area',
  'The link to the cookie policy': 'Il link alla cookie policy',
  'The link to the overview of the area': 'Il link alla panoramica dell’area',
  'The list, a file of src/content/solutions': 'L’elenco di soluzioni',
  'The loom of the hero, its own profile on every page':
    'Il telaio in cima, con un profilo proprio in ogni pagina',
  'The lowest price, euro without VAT': 'Il prezzo più basso, euro senza IVA',
  'The main figure, very large beside the headline; only without a picture':
    'La cifra principale, molto grande accanto al titolo; solo senza immagine',
  'The menu of connectivity': 'Il menù della connettività',
  'The menu of digital innovation': 'Il menù dell’innovazione digitale',
  'The menu that lists it: connettivita or innovazione': 'Il menù che lo elenca: connettività o innovazione',
  'The message after the choices were kept': 'Il messaggio dopo che le scelte sono state conservate',
  'The most sites, e.g. 20; without it there is no limit':
    'Il massimo di sedi, ad esempio 20; senza, non c’è limite',
  'The most that is saved': 'Il risparmio massimo',
  'The name in the register': 'Il nome nel registro delle imprese',
  'The name of the agency': 'Il nome dell’agenzia',
  'The name of the area': 'Il nome dell’area',
  'The name of the operator': 'Il nome dell’operatore',
  'The name of the plan': 'Il nome del piano',
  'The name of the purpose': 'Il nome della finalità',
  'The name of the role': 'Il nome della posizione',
  'The name of the service': 'Il nome del servizio',
  'The name of the solution': 'Il nome della soluzione',
  'The note about all prices': 'La nota su tutti i prezzi',
  'The number': 'Il numero',
  'The office of the agency': 'La sede dell’agenzia',
  'The old address as it was': 'Il vecchio indirizzo, com’era',
  'The page of the service': 'La pagina del servizio',
  'The parts in order': 'Le parti in ordine',
  'The picture: a piece of cloth in the weave of a service':
    'L’immagine: un pezzo di tessuto nella tessitura di un servizio',
  'The picture: a thread for each thing there was, and those that are left':
    'L’immagine: un filo per ogni cosa che c’era, e quelli rimasti',
  'The plan and its price, and what a thread is': 'Il piano e il suo prezzo, e che cos’è un filo',
  'The plans, two to four, in the order shown': 'I piani, da due a quattro, nell’ordine mostrato',
  'The price before the promotion, shown struck through':
    'Il prezzo prima della promozione, mostrato barrato',
  'The price list whose `measures.failover` is drawn, in seconds':
    'Il listino di cui si disegna il passaggio di linea, in secondi',
  'The price list whose `measures` say numbers and extensions of each plan and `bandwidthPerCall`':
    'Il listino le cui misure dicono numeri e interni di ogni piano e la banda per chiamata',
  'The price list whose plans are paid for by the SIM': 'Il listino i cui piani si pagano per SIM',
  'The price list whose plans say how many `sites` they are for':
    'Il listino i cui piani dicono per quante sedi sono',
  'The price list whose plans say their `sla`': 'Il listino i cui piani dicono la loro disponibilità',
  'The price list whose plans say their speed in `capacity`':
    'Il listino i cui piani dicono la velocità nel campo della capacità',
  'The price list whose prices are multiplied': 'Il listino i cui prezzi sono moltiplicati',
  'The price list, a file of src/content/plans': 'Il listino',
  'The price list, whose plans say their `strands`': 'Il listino, i cui piani dicono i propri `strands`',
  'The price range for search engines, if it differs from its price list':
    'La fascia di prezzo per i motori di ricerca, se diversa dal listino',
  'The price range of the area for search engines, if it differs from its services: { from: 29.90, to: 500 }':
    'La fascia di prezzo dell’area per i motori di ricerca, se diversa da quella dei servizi: da 29.90 a 500',
  'The primary button; the thread ends in it': 'Il pulsante principale; il filo finisce lì',
  'The primary button; the thread ends in it. Without it the button that calls is the primary one':
    'Il pulsante principale; il filo finisce lì. Senza, il principale è quello che chiama',
  'The public address of this site, without a slash at the end':
    'L’indirizzo pubblico di questo sito, senza barra finale',
  'The purpose that cannot be switched off': 'La finalità che non si può spegnere',
  'The purposes in the dialog': 'Le finalità nella finestra',
  'The quiet link below, e.g. to the top of the page':
    'Il link discreto sotto, ad esempio verso l’inizio della pagina',
  'The rating': 'La valutazione',
  'The reason': 'La ragione',
  'The role': 'Il ruolo',
  'The rows of the transparency label: VAT, activation, times, measure, technology, term, end of a promotion':
    'Le righe dell’etichetta di trasparenza: IVA, attivazione, tempi, misura, tecnologia, durata, fine di una promozione',
  'The sales line': 'Il numero commerciale',
  'The same button on the page for agents': 'Lo stesso pulsante nella pagina per gli agenti',
  'The same button while the menu is open': 'Lo stesso pulsante mentre il menù è aperto',
  'The same figure as the price, to confirm one that has changed by more than half':
    'La stessa cifra del prezzo, per confermarne uno cambiato di oltre la metà',
  'The second line carries': 'La seconda linea regge',
  'The second one': 'Il secondo',
  'The sentence that opens the footer': 'La frase che apre il piè di pagina',
  'The service that the page is about': 'Il servizio di cui parla la pagina',
  'The service the column leads to': 'Il servizio a cui porta la colonna',
  'The service whose weave is drawn': 'Il servizio di cui si disegna la tessitura',
  'The service: its name, weave and price': 'Il servizio: nome, tessitura e prezzo',
  'The service: name, summary, weave, price and badge come from its file':
    'Il servizio: nome, riassunto, tessitura, prezzo ed etichetta vengono dal suo file',
  'The services that it mentions; the first one gives the cloth':
    'I servizi di cui parla; il primo dà il tessuto',
  'The set of questions, a file of src/content/faqs': 'La raccolta di domande',
  'The smallest order of a plan that is sold by quantity, e.g. 100; plans for larger orders give no "from" price':
    'L’ordine minimo di un piano venduto a quantità, ad esempio 100; i piani per ordini più grandi non danno il prezzo “da”',
  'The solutions, in the order shown': 'Le soluzioni, nell’ordine mostrato',
  'The speed, or another measure: data, sites, bandwidth for a call':
    'La velocità, o un’altra misura: dati, sedi, banda per una chiamata',
  'The step': 'Il passo',
  'The strands of the plan in the ladder of a hero, e.g. 25; left out where it has no limit, 0 for none':
    'I fili del piano nella scala di un’apertura, ad esempio 25; da omettere dove non c’è limite, 0 per nessuno',
  'The technology': 'La tecnologia',
  'The telephone number of support with its hours; without it the site shows none':
    'Il numero dell’assistenza con i suoi orari; senza, il sito non ne mostra',
  'The text of the banner, which says what closing it with the X does':
    'Il testo del banner, che dice che cosa fa chiuderlo con la X',
  'The text under the title in search results': 'Il testo sotto il titolo nei risultati di ricerca',
  'The texts of the transparency label': 'I testi dell’etichetta di trasparenza',
  'The threat': 'La minaccia',
  'The title in search results, without the name of the agency; at most 43 characters fit with it':
    'Il titolo nei risultati di ricerca, senza il nome dell’agenzia; con quello ci stanno al massimo 43 caratteri',
  'The title of the dialog, and the link in the footer that opens it':
    'Il titolo della finestra, e il link nel piè di pagina che la apre',
  'The two mega-menus; their items are the services': 'I due mega-menù; le loro voci sono i servizi',
  'The type of the page for social networks, website if missing':
    'Il tipo di pagina per i social; se manca, sito',
  'The unit of a price: mese or SIM': 'L’unità di un prezzo: mese o SIM',
  'The unit of the monthly price, e.g. rack; without it, mese':
    'L’unità del prezzo mensile, ad esempio rack; senza, mese',
  'The unit of the price text': 'L’unità del testo del prezzo',
  'The unit of the price, if it is not the whole service: dispositivo':
    'L’unità del prezzo, se non è il servizio intero: dispositivo',
  'The value in one word': 'Il valore in una parola',
  'The way there': 'Il percorso',
  'The weave draft beside a consulting area, e.g. that of a related service: losanga':
    'La tessitura accanto a un’area della consulenza, ad esempio quella di un servizio collegato: losanga',
  'The weave of the initials that stand in for a portrait':
    'La tessitura delle iniziali che stanno al posto del ritratto',
  'The words beside the switches': 'Le parole accanto agli interruttori',
  'The woven figure': 'La cifra tessuta',
  'Their company': 'La sua azienda',
  'Their role': 'Il suo ruolo',
  'Three capabilities': 'Tre capacità',
  'Three files of src/content/testimonials; the first is set large': 'Tre testimonianze; la prima è grande',
  'Three or four challenges, with figures where they are known':
    'Tre o quattro sfide, con cifre dove si conoscono',
  'Three reassurances below the number': 'Tre rassicurazioni sotto il numero',
  'Three services that go with this one': 'Tre servizi che vanno insieme a questo',
  'Three to eight things the service includes': 'Da tre a otto cose comprese nel servizio',
  'Three to five steps': 'Da tre a cinque passi',
  'Three to six services, each with weave and "from" price':
    'Da tre a sei servizi, ciascuno con tessitura e prezzo “da”',
  'Three values': 'Tre valori',
  'Times and amounts that pages quote as {fact:fibra-ottica/activation}':
    'Tempi e importi che le pagine citano come {fact:fibra-ottica/activation}',
  'Title of the form card': 'Titolo della scheda del modulo',
  'Two advantages, side by side': 'Due vantaggi, affiancati',
  'Two digits': 'Due cifre',
  'Two digits that the thread weaves through': 'Due cifre attraverso cui passa il filo',
  'Two or three sentences below the headline': 'Due o tre frasi sotto il titolo',
  'Two or three sentences, a fact in each; links as [testo](/percorso)':
    'Due o tre frasi, un fatto in ciascuna; link come [testo](/percorso)',
  'Two reassurances below the call button; three or more stand as a list of benefits':
    'Due rassicurazioni sotto il pulsante di chiamata; tre o più stanno come elenco di benefici',
  'Two sentences below the headline': 'Due frasi sotto il titolo',
  'Two sentences, a fact in each': 'Due frasi, un fatto in ciascuna',
  'Two to eight points; links as [parole](/percorso)': 'Da due a otto punti; link come [parole](/percorso)',
  'Two to twenty questions, always open': 'Da due a venti domande, sempre aperte',
  'Two to five figures': 'Da due a cinque cifre',
  'Two to four figures, the most telling first': 'Da due a quattro cifre, la più eloquente per prima',
  'Two to six paragraphs; links as [testo](/percorso)':
    'Da due a sei paragrafi; link come [testo](/percorso)',
  'Two to twenty questions, the most frequent first': 'Da due a venti domande, la più frequente per prima',
  'Useful links besides the plain links of the bar': 'Link utili oltre a quelli semplici della barra',
  'VAT number (partita IVA) in quotation marks': 'La partita IVA',
  'Weave of the selvedge under the title': 'Tessitura della cimosa sotto il titolo',
  'Weave of the step': 'Tessitura del gradino',
  'Weeks that the selection of agents takes at most: 2':
    'Settimane che dura al massimo la selezione degli agenti: 2',
  'What a company can do with it': 'Che cosa ci fa un’azienda',
  'What a thread is, how long it takes, where the price is':
    'Che cos’è un filo, quanto dura, dove sta il prezzo',
  'What a thread of the picture is': 'Che cos’è un filo dell’immagine',
  'What belongs to the offer, in two sentences': 'Che cosa comprende l’offerta, in due frasi',
  'What came of it, two to four figures': 'Che cosa ne è venuto, da due a quattro cifre',
  'What clients call them for, in one sentence': 'Perché i clienti lo chiamano, in una frase',
  'What crosses what in the drawing, and the tax': 'Che cosa incrocia che cosa nel disegno, e le imposte',
  'What each area says at its end': 'Che cosa dice ogni area alla fine',
  'What each line does then': 'Che cosa fa allora ogni linea',
  'What else to know; the scale of the picture stands before it':
    'Che cos’altro sapere; la scala dell’immagine sta prima',
  'What every plan has': 'Che cosa ha ogni piano',
  'What happened, below the heading from the specification':
    'Che cosa è successo, sotto il titolo fissato dalla specifica',
  'What happens after sending': 'Che cosa succede dopo l’invio',
  'What happens after sending, two to four steps': 'Che cosa succede dopo l’invio, da due a quattro passi',
  'What happens between the first day and the last': 'Che cosa succede tra il primo giorno e l’ultimo',
  'What happens in these hours': 'Che cosa succede in queste ore',
  'What happens next; the first step is already done': 'Che cosa succede ora; il primo passo è già fatto',
  'What happens then': 'Che cosa succede allora',
  'What happens until the second line carries; the seconds are its heading':
    'Che cosa succede finché regge la seconda linea; i secondi sono il titolo',
  'What happens when the visitor calls': 'Che cosa succede quando il visitatore chiama',
  'What is counted': 'Che cosa si conta',
  'What is measured': 'Che cosa si misura',
  'What is paid beside the plan, and from when': 'Che cosa si paga oltre al piano, e da quando',
  'What is seen': 'Che cosa si vede',
  'What it asks for': 'Che cosa chiede',
  'What it costs, in one or two sentences': 'Che cosa costa, in una o due frasi',
  'What it counts': 'Che cosa conta',
  'What it does for a company, in one or two sentences': 'Che cosa fa per un’azienda, in una o due frasi',
  'What it does in this campaign, in one or two sentences':
    'Che cosa fa in questa campagna, in una o due frasi',
  'What it does there': 'Che cosa fa lì',
  'What it does to a company, and the answer to it': 'Che cosa fa a un’azienda, e la risposta',
  'What it does; links as [testo](/percorso)': 'Che cosa fa; link come [testo](/percorso)',
  'What it holds, in one sentence': 'Che cosa contiene, in una frase',
  'What it includes': 'Che cosa comprende',
  'What it is': 'Che cos’è',
  'What it means for a company': 'Che cosa significa per un’azienda',
  'What it means for one address': 'Che cosa significa per un indirizzo',
  'What it means in practice, a fact in each sentence':
    'Che cosa significa in pratica, un fatto in ogni frase',
  'What it measures': 'Che cosa misura',
  'What leads to the feed': 'Che cosa porta al feed',
  'What one reading is': 'Che cos’è una lettura',
  'What one strand stands for, and what the prices are, e.g. "Al mese, IVA esclusa."':
    'Che cosa vale un filo e che cosa sono i prezzi, ad esempio "Al mese, IVA esclusa."',
  'What screen readers call the X': 'Come i lettori di schermo chiamano la X',
  'What screen readers call the banner': 'Come i lettori di schermo chiamano il banner',
  'What screen readers call the bar of phones': 'Come i lettori di schermo chiamano la barra dei telefoni',
  'What screen readers call the table': 'Come i lettori di schermo chiamano la tabella',
  'What stands for the total where the price is in words':
    'Che cosa sta al posto del totale dove il prezzo è in parole',
  'What stands on the card instead of the summary of the service':
    'Che cosa sta sulla scheda al posto del riassunto del servizio',
  'What stands there while there is no article': 'Che cosa c’è finché non ci sono articoli',
  'What still works': 'Che cosa funziona ancora',
  'What that means, in one or two sentences': 'Che cosa vuol dire, in una o due frasi',
  'What the article is about, in the breadcrumb': 'Di che cosa parla l’articolo, nel percorso di navigazione',
  'What the bills leave open; what the cloth measures stands before it':
    'Che cosa i conti lasciano aperto; che cosa misura il tessuto sta prima',
  'What the call is about and what follows': 'Di che cosa tratta la chiamata e che cosa segue',
  'What the cells of the map say and what not; how many they are stands before it':
    'Che cosa dicono e non dicono le celle della mappa; quante sono sta prima',
  'What the client said, without quotation marks': 'Che cosa ha detto il cliente, senza virgolette',
  'What the figure counts, in lower case': 'Che cosa conta la cifra, in minuscolo',
  'What the figure needs': 'Che cosa serve alla cifra',
  'What the figures are about, for assistive technology':
    'Di che cosa parlano le cifre, per le tecnologie assistive',
  'What the free consultation is worth, in euro: 500': 'Quanto vale la consulenza gratuita, in euro: 500',
  'What the hours measure': 'Che cosa misurano le ore',
  'What the logo says, for people who cannot see it': 'Che cosa dice il logo, per chi non può vederlo',
  'What the minutes measure': 'Che cosa misurano i minuti',
  'What the offer costs, e.g. value "€0"': 'Quanto costa l’offerta, ad esempio €0',
  'What the page shows, from top to bottom': 'Che cosa mostra la pagina, dall’alto in basso',
  'What the page tells, in two sentences': 'Che cosa racconta la pagina, in due frasi',
  'What the pay ranges are': 'Che cosa sono le fasce di compenso',
  'What the percentage counts': 'Che cosa conta la percentuale',
  'What the picture shows, for people who cannot see it':
    'Che cosa mostra l’immagine, per chi non può vederla',
  'What the purpose does': 'Che cosa fa la finalità',
  'What the reader can do now': 'Che cosa può fare ora il lettore',
  'What the role does, in one or two sentences': 'Che cosa fa, in una o due frasi',
  'What the service does for a company, in one or two sentences':
    'Che cosa fa il servizio per un’azienda, in una o due frasi',
  'What the service includes': 'Che cosa comprende il servizio',
  'What the service runs on': 'Su che cosa funziona il servizio',
  'What the strips compare, e.g. "Tre velocità. La più alta costa meno."':
    'Che cosa confrontano le strisce, ad esempio "Tre velocità. La più alta costa meno."',
  'What the table answers': 'A che cosa risponde la tabella',
  'What the times are and what not; how long a thread is stands before it':
    'Che cosa sono e non sono i tempi; quanto è lungo un filo sta prima',
  'What the times leave out, and the tax; how they are computed stands before it':
    'Che cosa i tempi non contano, e le imposte; come sono calcolati sta prima',
  'What the visitor can do next, on the thank-you page without JavaScript':
    'Che cosa può fare ora il visitatore, nella pagina di ringraziamento senza JavaScript',
  'What the visitor can do then': 'Che cosa può fare ora il visitatore',
  'What the visitor gets from the form; the name of the plan and a full stop follow':
    'Che cosa ottiene il visitatore dal modulo; seguono il nome del piano e un punto',
  'What the visitor gets from the form; the name of the service and a full stop follow':
    'Che cosa ottiene il visitatore dal modulo; seguono il nome del servizio e un punto',
  'What they did before': 'Che cosa faceva prima',
  'What they do': 'Che cosa fanno',
  'What they do now': 'Che cosa fa ora',
  'What they say, without quotation marks': 'Che cosa dice, senza virgolette',
  'What this plan has and the others do not have': 'Che cosa ha questo piano e gli altri no',
  'What those of a day show': 'Che cosa mostrano quelle di un giorno',
  'What those of a month show': 'Che cosa mostrano quelle di un mese',
  'What those that are out of bounds lead to': 'A che cosa portano quelle fuori soglia',
  'What to know before using it': 'Che cosa sapere prima di usarla',
  'What visitors read': 'Che cosa leggono i visitatori',
  'What was done and what it is like now': 'Che cosa si è fatto e com’è ora',
  When: 'Quando',
  'When it happens': 'Quando succede',
  'When support answers: 24/7': 'Quando risponde l’assistenza: 24/7',
  'When support answers: 24/7, or hours like those of the office':
    'Quando risponde l’assistenza: 24/7, oppure orari come quelli dell’ufficio',
  'When the office closes': 'Quando chiude l’ufficio',
  'When the office opens': 'Quando apre l’ufficio',
  'Where each card’s button opens a form about that plan instead of leading to the hero form: true':
    'Acceso dove il pulsante di ogni scheda apre un modulo su quel piano invece di portare al modulo in cima',
  'Where it leads': 'Dove porta',
  'Where it leads, e.g. /servizi; not on the page itself':
    'Dove porta, ad esempio /servizi; vuoto nella pagina stessa',
  'Where the figures come from, or what they take': 'Da dove vengono le cifre, o che cosa chiedono',
  'Where the names must not move: true': 'Acceso dove i nomi non devono muoversi',
  'Where the order matters, steps are numbered: true': 'Acceso dove l’ordine conta: i passi sono numerati',
  'Where they are only introduced: without their one sentence and certifications':
    'Acceso dove sono solo presentati: senza frase e certificazioni',
  'Where they work': 'Dove lavora',
  'Where visitors write': 'Dove scrivono i visitatori',
  'Where, and for how much of the week': 'Dove, e per quanta parte della settimana',
  'Whether prices contain VAT': 'Se i prezzi comprendono l’IVA',
  'Who brings the capabilities, and how': 'Chi porta le capacità, e come',
  'Who calls back: a file of src/content/consultants, only where it is true':
    'Chi richiama: un consulente, solo dove è vero',
  'Who does what then': 'Chi fa che cosa allora',
  'Who does what until then': 'Chi fa che cosa fino ad allora',
  'Who does what, and by when': 'Chi fa che cosa, ed entro quando',
  'Who does what, in one sentence': 'Chi fa che cosa, in una frase',
  'Who gives it': 'Chi la dà',
  'Who has the single chance': 'Chi ha la probabilità singola',
  'Who is looked for, and how the selection goes': 'Chi si cerca, e come procede la selezione',
  'Who it is': 'Chi è',
  'Who it is for': 'Per chi è',
  'Who runs this site, and who does not': 'Chi gestisce questo sito e chi no',
  'Who said it': 'Chi l’ha detto',
  'Who tells it': 'Chi lo racconta',
  'Who the plan is for': 'Per chi è il piano',
  'Width of the step in threads': 'Larghezza del gradino in fili',
  'With a button that calls beside the primary one: true':
    'Acceso per un pulsante che chiama accanto al principale',
  'Working days until a report about accessibility is answered: 5':
    'Giorni lavorativi entro cui si risponde a una segnalazione di accessibilità: 5',
  'Year of the first contract with the operator: 2013': 'Anno del primo contratto con l’operatore: 2013',
  'Years that analytics cookies last, at most: 2': 'Anni che durano i cookie statistici, al massimo: 2',
  'Years that data are kept after a relationship ends, at most: 10':
    'Anni per cui si conservano i dati dopo la fine del rapporto, al massimo: 10',
  'aqua on the overview, linen on the pages below it': 'Acqua nella panoramica, lino nelle pagine sotto',
  'ink, if none is named; hemp where it ends the page, whose foot is ink':
    'Se manca, inchiostro; canapa dove chiude la pagina, il cui piede è inchiostro',
  'ink, if none is named; linen where it ends the page, whose foot is ink':
    'Se manca, inchiostro; lino dove chiude la pagina, il cui piede è inchiostro',
  'linen, if none is named; hemp or ink where the section before or after it is on linen':
    'Se manca, lino; canapa o inchiostro dove la sezione prima o dopo è su lino',
  'wide: rows on hemp; aside: the heading beside them; columns: two columns on linen':
    'Largo: righe su canapa; a lato: il titolo accanto; colonne: due colonne su lino',
  'Text, dark grounds, warp threads: # and six digits in quotation marks':
    'Testo, fondi scuri, fili dell’ordito (# e sei cifre, tra virgolette)',
  'Parts of a dark ground: # and six digits in quotation marks':
    'Parti di un fondo scuro (# e sei cifre, tra virgolette)',
  'Small text on pale grounds: # and six digits in quotation marks':
    'Testo piccolo su fondi chiari (# e sei cifre, tra virgolette)',
  'Small text on dark grounds: # and six digits in quotation marks':
    'Testo piccolo su fondi scuri (# e sei cifre, tra virgolette)',
  'The ground of pages, the bar of a phone’s browser, text on dark grounds: # and six digits in quotation marks':
    'Il fondo delle pagine, la barra del browser sul telefono, il testo su fondi scuri (# e sei cifre, tra virgolette)',
  'Every second ground: # and six digits in quotation marks':
    'Un fondo sì e uno no (# e sei cifre, tra virgolette)',
  'Cards and forms: # and six digits in quotation marks': 'Schede e moduli (# e sei cifre, tra virgolette)',
  'Buttons to call and to send, the thread: # and six digits in quotation marks':
    'Pulsanti per chiamare e inviare, il filo (# e sei cifre, tra virgolette)',
  'A button under a finger or a pointer: # and six digits in quotation marks':
    'Un pulsante sotto il dito o il puntatore (# e sei cifre, tra virgolette)',
  'Weft on linen, pale coloured grounds: # and six digits in quotation marks':
    'La trama sul lino, fondi colorati chiari (# e sei cifre, tra virgolette)',
  'Weft on ink: # and six digits in quotation marks':
    'La trama sull’inchiostro (# e sei cifre, tra virgolette)',
  'Dark coloured grounds: # and six digits in quotation marks':
    'Fondi colorati scuri (# e sei cifre, tra virgolette)',
  'What is wrong in a form: # and six digits in quotation marks':
    'Che cosa è sbagliato in un modulo (# e sei cifre, tra virgolette)',
  'The ground of a field with a mistake: # and six digits in quotation marks':
    'Il fondo di un campo sbagliato (# e sei cifre, tra virgolette)',
  'The plan whose price it shows, an `id` of that list':
    'Il piano di cui si mostra il prezzo, un codice di quel listino',
  'What costs nothing': 'Che cosa non costa niente',
  'What it is worth': 'Quanto vale',
  'What stands behind a door': 'Che cosa c’è dietro una porta',
  'What the visitor says': 'Che cosa dice il visitatore',
  'The page with that price and time': 'La pagina con quel prezzo e quel tempo',
  'The price of one plan, or what costs nothing and what it is worth':
    'Il prezzo di un piano, oppure che cosa non costa niente e quanto vale',
  'What that price buys': 'Che cosa si ha per quel prezzo',
  'How long it takes': 'Quanto tempo ci vuole',
  'Where the door leads': 'Dove porta la porta',
  'Four situations of visitors, each with its price':
    'Quattro situazioni di chi visita, ciascuna con il suo prezzo',
  'The button in which the thread below the doors ends': 'Il pulsante in cui finisce il filo sotto le porte',
};
