import { phrases } from '#domain/search/smart-search/phrases.ts';
import type { QuestionWords } from '#domain/search/answers/question-words.ts';

const words = (text: string): string[] => text.split(' ');

/** How Americans ask, with the short cuts of a phone's keyboard. */
export const englishQuestions: QuestionWords = {
  leadIns: words(
    'hi hello hey please so and but ok okay um question tell me know wondering curious just well also',
  ),
  openings: phrases(`
    what; whats; wat; wats; wut; how; hows; when; where; wheres; who; whos; why; which; whose;
    difference between; differences between; meaning of; definition of; define; explain;
    cost of; price of; average price; average cost; need a cdl; need cdl; how much; how many; how long; how far; how old; how often; how big; how wide; how tall; how heavy; cdl needed for;
    cdl needed to; cdl required for; cdl required to; anyone know; is; are; does; do; should`),
  verbs: words('do does did can could should must is are am was will'),
  askers: words(
    'i you u ya we they it he she my our your the a an this that these those there any',
  ),
  meaningOf: phrases(`
    what is; what are; whats; what s; wats; wat is; what exactly is; who is; who are; meaning of;
    definition of; define; explain`),
  meaningAfter: phrases('mean; means; meaning; stand for; stands for; definition'),
  copulas: words('is are means stands'),
  articles: words('a an the what'),
  priceAsked: phrases(`
    how much; cost; costs; price; prices; priced; worth; expensive`),
  license: phrases(
    'cdl; commercial license; commercial driver license; commercial drivers license; commercial licence; regular license; normal license; special license; class b; class c license; drivers license; license',
  ),
  needing: words(
    'need needed needs require required requires requirement requirements drive driving drives driven operate necessary have get legally legal',
  ),
  shopping: phrases(`
    you have; you got; you sell; you carry; you stock; you offer; you provide; you show; i buy; i find; i get;
    i see; i purchase; i rent; we buy; we find; we get; to buy; to find; sells; is there; are there; looking for;
    show me`),
  us: words('you your yours u ya yall'),
  comparing: words('difference differences versus vs better'),
  choosing: words('what which whats'),
  vehicle: words('bus buses busses buss vehicle vehicles unit units van vans'),
  fillers: words(
    'a an the this that these those there it its is are am was were be been being do does did done can could should would will shall may might must ' +
      'i you u ya we they he she me my mine our ours your yours us them their his her someone somebody anyone people one ones ' +
      'what whats wat wats wut how hows when where wheres who whos why which whose whom s t re ve ll m d ' +
      'and or but if so than then to of for from in on at by with without about into onto as per out up down off over under between ' +
      'have has had got get gets getting get gets getting go going want wants need needs needed require required requires please tell know explain define ' +
      'much many long often far exactly really usually typically normally actually generally average typical common most more less any some all every each only just still ever also too very ' +
      'mean means meaning stand stands definition called difference differences different versus vs better best worse worst compare ' +
      'used new good old right wrong thing things way ways kind make made use using work works like fit fits take takes come comes happen happens ' +
      'bus buses busses buss vehicle vehicles today now currently when while there here not no yes ok' +
      ' hi hello hey question wondering curious well anybody always never allowed possible legal legally able look looking let lets give given available special specific specifically drive drives driving operate requirement requirements rule rules law laws before talk speak',
  ),
  endings: words(
    'izations ization ations ation ings ing ions ion ments ment ies ied ances ance ers er ed es ly s e y',
  ),
  topics: {
    life: words(
      'last lasts lasting lifespan life lifetime retire retired durable wear wears age ages',
    ),
    money: words(
      'finance financing loan loans lender lenders credit installment installments payments lease leasing',
    ),
    price: words('cost costs price prices priced pricing expensive cheap worth value'),
    lowering: words('negotiate negotiable haggle firm discount offer offers bargain'),
    insurance: words('insurance insure insured insurer coverage'),
    transport: words('ship shipping deliver delivery delivered transport transported freight'),
    inspection: words('inspect inspection inspected check checking checklist'),
    weight: words('gvwr weigh weighs weight heavy gvw pounds'),
    seats: words('seat seats seating capacity passengers passenger'),
    people: words('adult adults children child kids students'),
    driver: words('driver drivers'),
    license: words('cdl license licence licensed'),
    mileage: words('mileage odometer miles'),
    rust: words('rust rusty rusted corrosion'),
    braking: words('brake brakes braking'),
    title: words('title titled register registered registration plates plate paperwork papers'),
    purchase: words('buy buying purchase'),
    sale: words('sell selling sold'),
    repair: words('repair repairs maintain maintenance service serviced'),
    conversion: words('convert converting converted conversion skoolie motorhome camper rv'),
    picture: words('photo photos photograph photographs picture pictures'),
    account: words('account accounts login register password'),
    opening: words('hours open opening close reach call phone'),
    distance: words('far away distance remote remotely'),
    owner: words('owner owners seller directly'),
    chassis: words('chassis frame'),
    body: words('body bodies coachwork'),
    lift: words('lift lifts wheelchair ramp'),
    diesel: words('diesel'),
    gasoline: words('gas gasoline petrol'),
    electric: words('electric battery ev charger charging'),
    propane: words('propane lpg'),
    endorsement: words('endorsement endorsements'),
    video: words('video videos facetime'),
    type: words('type types kind kinds'),
  },
};
