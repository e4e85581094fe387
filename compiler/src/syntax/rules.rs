//! The rules that the syntax layer reports as broken: one per kind of mistake, with the specification's anchor.

use crate::diagnostic::Rule;

// Text and tokens.

/// The source text is longer than the compiler takes.
pub const SOURCE_SIZE: Rule = Rule::new("wgsl/source-size", "limits");
/// A null code point.
pub const NULL_CODE_POINT: Rule = Rule::new("wgsl/null-code-point", "textual-structure");
/// A byte order mark at the start.
pub const BYTE_ORDER_MARK: Rule = Rule::new("wgsl/byte-order-mark", "textual-structure");
/// A character that starts no token.
pub const INVALID_CHARACTER: Rule = Rule::new("wgsl/invalid-character", "tokens");
/// A block comment without its end.
pub const UNTERMINATED_COMMENT: Rule = Rule::new("wgsl/unterminated-comment", "comments");
/// A reserved word.
pub const RESERVED_WORD: Rule = Rule::new("wgsl/reserved-word", "reserved-words");
/// An identifier that starts with two underscores.
pub const IDENTIFIER_UNDERSCORES: Rule = Rule::new("wgsl/identifier-underscores", "identifiers");
/// A number that no pattern of the specification matches.
pub const NUMERIC_LITERAL_FORM: Rule = Rule::new("wgsl/numeric-literal-form", "numeric-literals");
/// An integer that its type cannot hold.
pub const INTEGER_LITERAL_RANGE: Rule = Rule::new("wgsl/integer-literal-range", "numeric-literals");
/// A floating point number outside the finite range of its type.
pub const FLOAT_LITERAL_RANGE: Rule = Rule::new("wgsl/float-literal-range", "numeric-literals");
/// A suffixed hexadecimal floating point number that its type cannot hold exactly.
pub const FLOAT_LITERAL_EXACT: Rule = Rule::new("wgsl/float-literal-exact", "numeric-literals");

// Limits.

/// Expressions nest too deep.
pub const EXPRESSION_NESTING: Rule = Rule::new("wgsl/expression-nesting", "limits");
/// Braces nest too deep.
pub const BRACE_NESTING: Rule = Rule::new("wgsl/brace-nesting", "limits");

// What should have stood there.

/// A missing `;`.
pub const EXPECTED_SEMICOLON: Rule = Rule::new("wgsl/expected-semicolon", "statements");
/// Other missing punctuation or a missing keyword.
pub const EXPECTED_TOKEN: Rule = Rule::new("wgsl/expected-token", "grammar");
/// A bracket, brace or parenthesis without its partner.
pub const UNCLOSED_DELIMITER: Rule = Rule::new("wgsl/unclosed-delimiter", "grammar");
/// A missing name.
pub const EXPECTED_IDENTIFIER: Rule = Rule::new("wgsl/expected-identifier", "identifiers");
/// A missing expression.
pub const EXPECTED_EXPRESSION: Rule = Rule::new("wgsl/expected-expression", "expression-grammar");
/// A missing type.
pub const EXPECTED_TYPE: Rule = Rule::new("wgsl/expected-type", "type-specifiers");
/// Something in a block that starts no statement.
pub const EXPECTED_STATEMENT: Rule = Rule::new("wgsl/expected-statement", "statements-summary");
/// Something at module scope that starts no declaration.
pub const EXPECTED_DECLARATION: Rule = Rule::new("wgsl/expected-declaration", "wgsl-module");

// Expressions.

/// Operators side by side that need parentheses.
pub const MIXED_OPERATORS: Rule = Rule::new("wgsl/mixed-operators", "operator-precedence-associativity");
/// A template list where none may stand.
pub const TEMPLATE_LIST_PLACEMENT: Rule = Rule::new("wgsl/template-list-placement", "template-lists-sec");
/// A template list without parameters.
pub const TEMPLATE_LIST_EMPTY: Rule = Rule::new("wgsl/template-list-empty", "template-lists-sec");
/// An assignment or an increment inside an expression.
pub const ASSIGNMENT_IN_EXPRESSION: Rule = Rule::new("wgsl/assignment-in-expression", "assignment");
/// `_` read as a value.
pub const WILDCARD_VALUE: Rule = Rule::new("wgsl/wildcard-value", "phony-assignment-section");

// Statements.

/// A statement that is only an expression.
pub const EXPRESSION_STATEMENT: Rule = Rule::new("wgsl/expression-statement", "statements-summary");
/// A left-hand side that the grammar does not have.
pub const ASSIGNMENT_TARGET: Rule = Rule::new("wgsl/assignment-target", "assignment");
/// `const` or `let` without a value.
pub const MISSING_INITIALIZER: Rule = Rule::new("wgsl/missing-initializer", "var-and-value");
/// A switch without clauses.
pub const EMPTY_SWITCH: Rule = Rule::new("wgsl/empty-switch", "switch-statement");
/// `case` or `default` outside a switch.
pub const CASE_PLACEMENT: Rule = Rule::new("wgsl/case-placement", "switch-statement");
/// `else` without its `if`.
pub const ELSE_PLACEMENT: Rule = Rule::new("wgsl/else-placement", "if-statement");
/// `continuing` elsewhere than at the end of a loop.
pub const CONTINUING_PLACEMENT: Rule = Rule::new("wgsl/continuing-placement", "continuing-statement");
/// `break if` elsewhere than at the end of a continuing statement.
pub const BREAK_IF_PLACEMENT: Rule = Rule::new("wgsl/break-if-placement", "break-if-statement");
/// A declaration that may only stand at module scope.
pub const MODULE_SCOPE_ONLY: Rule = Rule::new("wgsl/module-scope-only", "declaration-and-scope");

// Declarations.

/// `let` at module scope.
pub const LET_AT_MODULE_SCOPE: Rule = Rule::new("wgsl/let-at-module-scope", "let-decls");
/// A statement at module scope.
pub const STATEMENT_AT_MODULE_SCOPE: Rule = Rule::new("wgsl/statement-at-module-scope", "wgsl-module");
/// A directive after a declaration.
pub const DIRECTIVE_ORDER: Rule = Rule::new("wgsl/directive-order", "directives");
/// A structure without members.
pub const EMPTY_STRUCT: Rule = Rule::new("wgsl/empty-struct", "struct-types");

// Attributes and diagnostic filters.

/// An attribute that does not exist.
pub const UNKNOWN_ATTRIBUTE: Rule = Rule::new("wgsl/unknown-attribute", "attributes");
/// Attribute parameters too many, too few, or where there are none.
pub const ATTRIBUTE_PARAMETERS: Rule = Rule::new("wgsl/attribute-parameters", "attributes");
/// Attributes before something that takes none.
pub const ATTRIBUTE_PLACEMENT: Rule = Rule::new("wgsl/attribute-placement", "attributes");
/// A severity that does not exist.
pub const DIAGNOSTIC_SEVERITY: Rule = Rule::new("wgsl/diagnostic-severity", "diagnostic-severity-control-names");

// What is written in another way today.

/// A form that WGSL had before 2023.
pub const OLD_SYNTAX: Rule = Rule::new("wgsl/old-syntax", "grammar");
/// A name that WGSL had before 2023.
pub const OLD_NAME: Rule = Rule::new("wgsl/old-name", "predeclared");
/// A form of GLSL, HLSL or C.
pub const FOREIGN_SYNTAX: Rule = Rule::new("wgsl/foreign-syntax", "grammar");
/// A name of GLSL or HLSL.
pub const FOREIGN_NAME: Rule = Rule::new("wgsl/foreign-name", "predeclared");
