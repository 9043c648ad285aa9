import { trade } from './define.ts';

export const languages = trade('languages', {
  language: `
    =English | english | =Englisch | Englischkenntnisse | anglais | inglés | inglese | Engels | business English | conversational English
    =German | Deutsch | Deutschkenntnisse | allemand | alemán | tedesco | Duits
    =French | Französisch | Französischkenntnisse | français | francés | francese | Frans
    =Spanish | Spanisch | Spanischkenntnisse | espagnol | español | castellano | spagnolo
    =Italian | Italienisch | italien | italiano; =Portuguese | Portugiesisch | portugais | portugués; =Dutch | Niederländisch | néerlandais | neerlandés | holandés; =Polish | Polnisch | polonais | polaco; =Russian | Russisch | russe | ruso; =Ukrainian | Ukrainisch; =Turkish | Türkisch | turc; =Arabic | Arabisch | arabe | árabe; =Mandarin | Mandarin Chinese | =Chinese | Chinesisch | chinois | chino; =Cantonese; =Japanese | Japanisch | japonais | japonés; =Korean | Koreanisch; =Hindi; =Urdu; =Punjabi; =Bengali; =Gujarati; =Tamil; =Romanian | Rumänisch | roumain | rumano; =Bulgarian; =Hungarian; =Czech | Tschechisch; =Slovak; =Croatian; =Serbian; =Greek | Griechisch; =Swedish | Schwedisch; =Norwegian; =Danish | Dänisch; =Finnish; =Hebrew; =Persian | =Farsi; =Swahili; =Somali; =Vietnamese; =Thai; =Tagalog; =Indonesian; =Catalan | catalán | catalan; =Basque | euskera; =Galician | gallego; =Welsh; =Irish | Gaeilge; =Latin; sign language | British Sign Language | =BSL | =ASL | American Sign Language | Gebärdensprache | langue des signes | lengua de signos`,
});
