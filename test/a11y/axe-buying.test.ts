import { checkEveryPage } from './every-page.ts';

checkEveryPage('buying');
