//! The rules that the WSL front end reports as broken: one for each kind of mistake, with the chapter of the specification that states it.

use crate::diagnostic::Rule;

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $anchor:literal;)*) => {
        $($(#[$doc])* pub const $name: Rule = Rule::new($id, $anchor);)*
        /// Every rule.
        pub const ALL: &[Rule] = &[$($name),*];
    };
}

rules! {
    /// The source text is longer than the compiler takes.
    SOURCE_SIZE = "wsl/source-size", "resource-limits";
    /// A character that starts no token.
    INVALID_CHARACTER = "wsl/invalid-character", "lexical-analysis";
    /// A comment without its end.
    UNTERMINATED_COMMENT = "wsl/unterminated-comment", "whitespace-and-comments";
    /// A number that no form of the specification matches.
    LITERAL_FORM = "wsl/literal-form", "literals";
    /// A number that its type cannot hold.
    LITERAL_RANGE = "wsl/literal-range", "literals";
    /// A word that is kept for later.
    RESERVED_WORD = "wsl/reserved-word", "keywords-and-punctuation";

    /// Expressions, statements or types nest too deep.
    NESTING = "wsl/nesting", "resource-limits";
    /// Missing punctuation or a missing keyword.
    EXPECTED_TOKEN = "wsl/expected-token", "parsing";
    /// A missing name.
    EXPECTED_IDENTIFIER = "wsl/expected-identifier", "parsing";
    /// A missing type.
    EXPECTED_TYPE = "wsl/expected-type", "types";
    /// A missing expression.
    EXPECTED_EXPRESSION = "wsl/expected-expression", "expressions";
    /// Something that starts no declaration.
    EXPECTED_DECLARATION = "wsl/expected-declaration", "top-level-declarations";
    /// A variable outside functions.
    GLOBAL_VARIABLE = "wsl/global-variable", "top-level-declarations";
    /// An expression without effect where a statement stands.
    EFFECTLESS_STATEMENT = "wsl/effectless-statement", "expressions";
    /// Comparisons side by side.
    CHAINED_COMPARISON = "wsl/chained-comparison", "expressions";
    /// A semantic that does not exist.
    UNKNOWN_SEMANTIC = "wsl/unknown-semantic", "top-level-declarations";

    /// Two types of one name.
    DUPLICATE_TYPE = "wsl/duplicate-type", "building-the-global-typing-environment";
    /// Two fields of one name.
    DUPLICATE_FIELD = "wsl/duplicate-field", "building-the-global-typing-environment";
    /// Two functions of one name and the same types of parameters.
    DUPLICATE_FUNCTION = "wsl/duplicate-function", "checking-the-coherence-of-operators-and-functions";
    /// Two parameters of one name.
    DUPLICATE_PARAMETER = "wsl/duplicate-parameter", "typing-of-functions";
    /// Two variables of one name in a block.
    DUPLICATE_VARIABLE = "wsl/duplicate-variable", "typing-statements";
    /// A type that does not exist.
    UNKNOWN_TYPE = "wsl/unknown-type", "validating-types";
    /// Type arguments that the type does not take.
    TYPE_ARGUMENTS = "wsl/type-arguments", "built-in-types";
    /// A count of elements that is not positive, or too large.
    ARRAY_COUNT = "wsl/array-count", "typing-of-functions";
    /// `void` elsewhere than as a return type.
    VOID_TYPE = "wsl/void-type", "void-type";
    /// Typedefs and structures that depend on themselves.
    TYPE_CYCLE = "wsl/type-cycle", "resolving-typedefs";
    /// A pointer or array reference in a structure or array.
    REFERENCE_IN_COMPOSITE = "wsl/reference-in-composite", "no-pointers-or-array-references-in-structs-and-arrays";
    /// A texture or sampler where none may be.
    OPAQUE_TYPE = "wsl/opaque-type", "samplers";
    /// An atomic in the thread's own memory, or as a value.
    ATOMIC_VALUE = "wsl/atomic-value", "built-in-atomic-types";
    /// A type that is larger than the compiler takes.
    TYPE_SIZE = "wsl/type-size", "resource-limits";

    /// The base type of an enum.
    ENUM_BASE = "wsl/enum-base", "building-the-global-typing-environment";
    /// An enum without an element of value 0.
    ENUM_ZERO = "wsl/enum-zero", "building-the-global-typing-environment";
    /// Two elements of an enum with one name or value, or a value that its base type cannot hold.
    ENUM_VALUE = "wsl/enum-value", "building-the-global-typing-environment";

    /// The signature of an operator.
    OPERATOR_SIGNATURE = "wsl/operator-signature", "building-the-global-typing-environment";
    /// A setter without its getter.
    SETTER_WITHOUT_GETTER = "wsl/setter-without-getter", "checking-the-coherence-of-operators-and-functions";
    /// A behaviour that the body of a function must not have.
    FUNCTION_BEHAVIOUR = "wsl/function-behaviour", "typing-of-functions";
    /// `discard` where control may come from a vertex or compute entry point.
    DISCARD_STAGE = "wsl/discard-stage", "typing-of-functions";
    /// A value returned that is not of the function's type.
    RETURN_TYPE = "wsl/return-type", "typing-of-functions";
    /// A pointer or array reference returned from inside a branch, loop or switch.
    RETURN_REFERENCE = "wsl/return-reference", "typing-statements";
    /// A function that calls itself.
    RECURSION = "wsl/recursion", "verifying-the-absence-of-recursion";

    /// A condition that is not `bool`.
    CONDITION_TYPE = "wsl/condition-type", "typing-statements";
    /// A statement that control does not reach.
    UNREACHABLE_STATEMENT = "wsl/unreachable-statement", "typing-statements";
    /// The selector of a switch, or a case of another type.
    SWITCH_TYPE = "wsl/switch-type", "typing-statements";
    /// Two cases of one value, or two defaults.
    DUPLICATE_CASE = "wsl/duplicate-case", "typing-statements";
    /// A switch that leaves values out, or a default that no value is left for.
    SWITCH_COVERAGE = "wsl/switch-coverage", "typing-statements";
    /// A case that runs off its end.
    SWITCH_BEHAVIOUR = "wsl/switch-behaviour", "typing-statements";
    /// `fallthrough`, `break` or `continue` where it may not stand.
    TERMINATOR_PLACEMENT = "wsl/terminator-placement", "typing-statements";
    /// A variable in memory that variables cannot be in.
    VARIABLE_SPACE = "wsl/variable-space", "typing-statements";
    /// A pointer or array reference without an initial value, or a variable of `threadgroup` with one.
    VARIABLE_INITIALIZER = "wsl/variable-initializer", "typing-statements";
    /// An initial value of another type than the variable's.
    INITIALIZER_TYPE = "wsl/initializer-type", "typing-statements";

    /// A name that nothing has.
    UNKNOWN_NAME = "wsl/unknown-name", "typing-expressions";
    /// A field, element or property that is not there.
    UNKNOWN_FIELD = "wsl/unknown-field", "typing-expressions";
    /// No function of that name takes these arguments.
    NO_OVERLOAD = "wsl/no-overload", "typing-expressions";
    /// Several functions of that name take these arguments.
    AMBIGUOUS_CALL = "wsl/ambiguous-call", "typing-expressions";
    /// Operands of `&&`, `||` or `?:`.
    OPERAND_TYPE = "wsl/operand-type", "typing-expressions";
    /// Something assigned to that cannot be.
    NOT_ASSIGNABLE = "wsl/not-assignable", "typing-expressions";
    /// A value assigned that has another type, or is a pointer or array reference.
    ASSIGNMENT_TYPE = "wsl/assignment-type", "typing-expressions";
    /// The address of what has none, or what a value that is no pointer points to.
    ADDRESS = "wsl/address", "typing-expressions";
    /// An index that is not `uint`, or into what has no elements.
    INDEX = "wsl/index", "typing-expressions";

    /// A parameter or result of an entry point that is none of what the specification lists.
    ENTRY_POINT_TYPE = "wsl/entry-point-type", "entry-points";
    /// A parameter or result of an entry point without a semantic.
    MISSING_SEMANTIC = "wsl/missing-semantic", "entry-points";
    /// A semantic that its stage does not have there.
    SEMANTIC_STAGE = "wsl/semantic-stage", "built-in-variables";
    /// A variable of another type than its semantic's.
    SEMANTIC_TYPE = "wsl/semantic-type", "built-in-variables";
    /// Variables of one name or semantic that differ.
    DUPLICATE_SEMANTIC = "wsl/duplicate-semantic", "entry-points";
    /// Qualifiers that exclude each other.
    QUALIFIERS = "wsl/qualifiers", "entry-points";
    /// A register that is not of the form that the resource needs.
    REGISTER = "wsl/register", "entry-points";
    /// Two resources of different classes at one number of one space.
    REGISTER_COLLISION = "wsl/register-collision", "entry-points";
    /// A workgroup without threads.
    NUMTHREADS = "wsl/numthreads", "entry-points";
    /// `threadgroup` memory that a vertex or fragment entry point reaches.
    THREADGROUP_STAGE = "wsl/threadgroup-stage", "entry-points";
    /// A function of the standard library that the stage does not have.
    FUNCTION_STAGE = "wsl/function-stage", "built-in-functions";

    /// Copies of functions for the pointers passed to them become too many.
    EXPANSION = "wsl/expansion", "resource-limits";
    /// What this compiler does not translate.
    UNSUPPORTED = "wsl/unsupported", "";
}
