/// Short chains of one digit: skyscraper, kite, turbot fish, empty rectangle and their duals.
package org.escargot.logic.singledigit;
