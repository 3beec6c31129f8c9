import { checkEveryPage } from './every-page.ts';

checkEveryPage(768);
