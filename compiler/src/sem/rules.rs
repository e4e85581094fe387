//! The rules that the resolver reports as broken: one per kind of mistake, with the specification's anchor.

use crate::diagnostic::Rule;

// Names and declarations.

/// A name that no declaration in scope and no predeclared object has.
pub const UNKNOWN_IDENTIFIER: Rule = Rule::new("wgsl/unknown-identifier", "declaration-and-scope");
/// Two declarations of one name with the same scope.
pub const DUPLICATE_DECLARATION: Rule = Rule::new("wgsl/duplicate-declaration", "declaration-and-scope");
/// A module-scope declaration that depends on itself.
pub const DECLARATION_CYCLE: Rule = Rule::new("wgsl/declaration-cycle", "declaration-and-scope");
/// More of something than the compiler supports.
pub const LIMIT: Rule = Rule::new("wgsl/limit", "limits");
/// Something that is not a type where a type must be.
pub const TYPE_EXPECTED: Rule = Rule::new("wgsl/type-expected", "type-specifiers");
/// Something that is not a value where a value must be.
pub const VALUE_EXPECTED: Rule = Rule::new("wgsl/value-expected", "value-identifier-expr");
/// A call of something that is not a function or type.
pub const NOT_CALLABLE: Rule = Rule::new("wgsl/not-callable", "function-calls");
/// A type generator with missing, superfluous or wrong template arguments.
pub const TEMPLATE_ARGUMENTS: Rule = Rule::new("wgsl/template-arguments", "type-specifiers");

// Types.

/// A vector of components that are not scalars.
pub const VECTOR_COMPONENT_TYPE: Rule = Rule::new("wgsl/vector-component-type", "vector-types");
/// A matrix of components that are not floats.
pub const MATRIX_COMPONENT_TYPE: Rule = Rule::new("wgsl/matrix-component-type", "matrix-types");
/// An atomic of a type that is not i32 or u32.
pub const ATOMIC_TYPE: Rule = Rule::new("wgsl/atomic-type", "atomic-types");
/// An atomic type outside of workgroup memory and read_write storage.
pub const ATOMIC_PLACEMENT: Rule = Rule::new("wgsl/atomic-placement", "var-decls");
/// An atomic that is read or written other than by the atomic functions.
pub const ATOMIC_ACCESS: Rule = Rule::new("wgsl/atomic-access", "atomic-types");
/// An element type without a size that is known when the shader is created.
pub const ARRAY_ELEMENT_TYPE: Rule = Rule::new("wgsl/array-element-type", "array-types");
/// An array's element count that is not an integer.
pub const ARRAY_COUNT_TYPE: Rule = Rule::new("wgsl/array-count-type", "array-types");
/// An array's element count that is not known soon enough.
pub const ARRAY_COUNT_CONST: Rule = Rule::new("wgsl/array-count-const", "array-types");
/// An array's element count that is not greater than zero.
pub const ARRAY_COUNT_POSITIVE: Rule = Rule::new("wgsl/array-count-positive", "array-types");
/// A runtime-sized array as a member other than the last.
pub const RUNTIME_ARRAY_PLACEMENT: Rule = Rule::new("wgsl/runtime-array-placement", "struct-types");
/// A member of a type that structures cannot hold.
pub const MEMBER_TYPE: Rule = Rule::new("wgsl/member-type", "struct-types");
/// Two members of one structure with the same name.
pub const DUPLICATE_MEMBER: Rule = Rule::new("wgsl/duplicate-member", "struct-types");
/// A type larger than the compiler supports.
pub const TYPE_SIZE: Rule = Rule::new("wgsl/type-size", "limits");
/// A buffer whose size is no multiple of that of its smallest numbers.
pub const BUFFER_SIZE: Rule = Rule::new("wgsl/buffer-size", "buffer-types");
/// A view of a buffer as a type that it cannot be seen as.
pub const BUFFER_VIEW_TYPE: Rule = Rule::new("wgsl/buffer-view-type", "bufferview-builtin");
/// A view of a buffer that leaves it, or is not aligned.
pub const BUFFER_VIEW_RANGE: Rule = Rule::new("wgsl/buffer-view-range", "bufferview-builtin");
/// A sampled type other than `f32`, `i32` and `u32`.
pub const TEXTURE_SAMPLED_TYPE: Rule = Rule::new("wgsl/texture-sampled-type", "sampled-texture-type");
/// A layout that uniform buffers cannot have.
pub const UNIFORM_LAYOUT: Rule = Rule::new("wgsl/uniform-layout", "address-space-layout-constraints");
/// An alignment that is not a power of two, or that its memory does not allow.
pub const ALIGN_VALUE: Rule = Rule::new("wgsl/align-value", "align-attr");
/// A size below that of the member's type.
pub const SIZE_VALUE: Rule = Rule::new("wgsl/size-value", "size-attr");

// Variables and values.

/// A module-scope variable of a type that is not a texture or sampler, without an address space.
pub const ADDRESS_SPACE_MISSING: Rule = Rule::new("wgsl/address-space-missing", "var-decls");
/// A variable declared where its address space is not allowed.
pub const ADDRESS_SPACE_PLACEMENT: Rule = Rule::new("wgsl/address-space-placement", "var-decls");
/// An access mode that the address space does not allow.
pub const ACCESS_MODE: Rule = Rule::new("wgsl/access-mode", "memory-access-mode");
/// A variable of a type that its address space cannot store.
pub const STORE_TYPE: Rule = Rule::new("wgsl/store-type", "var-decls");
/// A type that host and shader cannot share, in a buffer.
pub const HOST_SHAREABLE: Rule = Rule::new("wgsl/host-shareable", "var-decls");
/// A variable without a type and without an initializer.
pub const VAR_TYPE_MISSING: Rule = Rule::new("wgsl/var-type-missing", "var-decls");
/// An initializer whose type does not convert to the declared one.
pub const INITIALIZER_TYPE: Rule = Rule::new("wgsl/initializer-type", "var-and-value");
/// An initializer of a variable whose address space allows none.
pub const INITIALIZER_PLACEMENT: Rule = Rule::new("wgsl/initializer-placement", "var-decls");
/// Something that must be a const-expression is not one.
pub const CONST_EXPRESSION_REQUIRED: Rule = Rule::new("wgsl/const-expression-required", "const-decls");
/// Something that must be an override-expression is not one.
pub const OVERRIDE_EXPRESSION_REQUIRED: Rule = Rule::new("wgsl/override-expression-required", "override-expr");
/// A type that no value declaration can have.
pub const VALUE_TYPE: Rule = Rule::new("wgsl/value-type", "value-decls");
/// An override-declaration of a type that is not a concrete scalar.
pub const OVERRIDE_TYPE: Rule = Rule::new("wgsl/override-type", "override-decls");
/// Two overrides with the same id.
pub const OVERRIDE_ID_UNIQUE: Rule = Rule::new("wgsl/override-id-unique", "override-decls");
/// A resource variable without group or without binding.
pub const MISSING_BINDING: Rule = Rule::new("wgsl/missing-binding", "resource-interface");
/// Group or binding on something that is not a resource variable.
pub const BINDING_PLACEMENT: Rule = Rule::new("wgsl/binding-placement", "binding-attr");
/// Two resource variables of one shader at the same group and binding.
pub const BINDING_UNIQUE: Rule = Rule::new("wgsl/binding-unique", "resource-interface");
/// Two variables of immediate data in one entry point.
pub const IMMEDIATE_DUPLICATE: Rule = Rule::new("wgsl/immediate-duplicate", "var-decls");
/// An assertion of something that is not a bool.
pub const CONST_ASSERT_TYPE: Rule = Rule::new("wgsl/const-assert-type", "const-assert-statement");
/// An assertion that does not hold.
pub const CONST_ASSERT: Rule = Rule::new("wgsl/const-assert", "const-assert-statement");

// Expressions.

/// A read of memory that may only be written.
pub const LOAD_ACCESS: Rule = Rule::new("wgsl/load-access", "load-rule");
/// A read of memory whose type has no values.
pub const LOAD_TYPE: Rule = Rule::new("wgsl/load-type", "load-rule");
/// An index applied to a type without elements.
pub const NOT_INDEXABLE: Rule = Rule::new("wgsl/not-indexable", "array-access-expr");
/// An index that is not an integer.
pub const INDEX_TYPE: Rule = Rule::new("wgsl/index-type", "array-access-expr");
/// An index known early that lies outside of the array, vector or matrix.
pub const CONST_INDEX_RANGE: Rule = Rule::new("wgsl/const-index-range", "composite-value-decomposition-expr");
/// A member of what has none.
pub const ACCESS_BASE: Rule = Rule::new("wgsl/access-base", "composite-value-decomposition-expr");
/// A member that the structure does not have.
pub const UNKNOWN_MEMBER: Rule = Rule::new("wgsl/unknown-member", "struct-access-expr");
/// A component selection that the vector does not have.
pub const SWIZZLE: Rule = Rule::new("wgsl/swizzle", "vector-access-expr");
/// Access through a pointer without the language feature.
pub const POINTER_COMPOSITE_ACCESS: Rule =
    Rule::new("wgsl/pointer-composite-access", "language_extension-pointer_composite_access");
/// The address of something that is not a reference to a variable.
pub const ADDRESS_OF_OPERAND: Rule = Rule::new("wgsl/address-of-operand", "address-of-expr");
/// Indirection of something that is not a pointer.
pub const INDIRECTION_OPERAND: Rule = Rule::new("wgsl/indirection-operand", "indirection-expr");
/// An operator, constructor or built-in function has no overload for the given types.
pub const NO_MATCHING_OVERLOAD: Rule = Rule::new("wgsl/no-matching-overload", "type-checking-section");
/// A value of a type that cannot be constructed.
pub const CONSTRUCTIBLE_REQUIRED: Rule = Rule::new("wgsl/constructible-required", "zero-value-builtin-function");
/// A call with too few or too many arguments.
pub const ARGUMENT_COUNT: Rule = Rule::new("wgsl/argument-count", "function-calls");
/// An argument of another type than the parameter.
pub const ARGUMENT_TYPE: Rule = Rule::new("wgsl/argument-type", "function-calls");
/// A constant argument beyond the values that the built-in function takes.
pub const ARGUMENT_RANGE: Rule = Rule::new("wgsl/argument-range", "builtin-functions");
/// A dimension of a workgroup below one.
pub const WORKGROUP_SIZE_VALUE: Rule = Rule::new("wgsl/workgroup-size-value", "workgroup-size-attr");
/// Two pointers to the same variable of which one is written through.
pub const POINTER_ALIAS: Rule = Rule::new("wgsl/pointer-alias", "aliasing");
/// Two pointers to the same variable of which one is written through and the other not used, which browsers accept; a warning.
pub const UNUSED_POINTER_ALIAS: Rule = Rule::new("wgsl/unused-pointer-alias", "aliasing");
/// Zero raised to the power of zero, which browsers refuse and the letter of the specification does not.
pub const ZERO_POWER: Rule = Rule::new("wgsl/zero-power", "pow-builtin");
/// `ldexp` of an abstract number beside an `i32`, which browsers leave abstract; a warning.
pub const ABSTRACT_LDEXP: Rule = Rule::new("wgsl/abstract-ldexp", "ldexp-builtin");
/// A phony assignment of a value that has no type for it.
pub const PHONY_TYPE: Rule = Rule::new("wgsl/phony-type", "phony-assignment-section");
/// A call of an entry point.
pub const ENTRY_POINT_CALL: Rule = Rule::new("wgsl/entry-point-call", "function-restriction");
/// A pointer argument that does not look at a whole variable.
pub const POINTER_ARGUMENT: Rule = Rule::new("wgsl/pointer-argument", "function-restriction");

// Statements.

/// An assignment to something that is not a reference to a variable.
pub const ASSIGNMENT_TO_VALUE: Rule = Rule::new("wgsl/assignment-to-value", "simple-assignment-section");
/// An assignment to memory that is only read.
pub const READ_ONLY_STORE: Rule = Rule::new("wgsl/read-only-store", "simple-assignment-section");
/// An assignment of a value of another type.
pub const ASSIGNMENT_TYPE: Rule = Rule::new("wgsl/assignment-type", "simple-assignment-section");
/// An increment or decrement of something that is not an integer scalar.
pub const INCREMENT_TYPE: Rule = Rule::new("wgsl/increment-type", "increment-decrement");
/// A condition that is not of type bool.
pub const CONDITION_TYPE: Rule = Rule::new("wgsl/condition-type", "control-flow");
/// A switch over something that is not an integer, or cases of another type.
pub const SWITCH_SELECTOR_TYPE: Rule = Rule::new("wgsl/switch-selector-type", "switch-statement");
/// A switch without exactly one default.
pub const MISSING_DEFAULT: Rule = Rule::new("wgsl/missing-default", "switch-statement");
/// Two case selectors of the same value.
pub const DUPLICATE_CASE: Rule = Rule::new("wgsl/duplicate-case", "switch-statement");
/// A break outside of loops and switches, or leaving a continuing block.
pub const BREAK_PLACEMENT: Rule = Rule::new("wgsl/break-placement", "break-statement");
/// A continue outside of loops, or in a continuing block.
pub const CONTINUE_PLACEMENT: Rule = Rule::new("wgsl/continue-placement", "continue-statement");
/// A continue that skips a declaration which the continuing block uses.
pub const CONTINUE_PAST_DECLARATION: Rule = Rule::new("wgsl/continue-past-declaration", "continue-statement");
/// A return in a continuing block.
pub const RETURN_IN_CONTINUING: Rule = Rule::new("wgsl/return-in-continuing", "continuing-statement");
/// A return of another type than the function's, or of a value from a function without one.
pub const RETURN_TYPE: Rule = Rule::new("wgsl/return-type", "return-statement");
/// A function with a result that may end without returning one.
pub const MISSING_RETURN: Rule = Rule::new("wgsl/missing-return", "behaviors-rules");
/// A loop that nothing ever leaves.
pub const LOOP_BEHAVIOR: Rule = Rule::new("wgsl/loop-behavior", "behaviors-rules");
/// A call statement that ignores a result which must be used.
pub const MUST_USE: Rule = Rule::new("wgsl/must-use", "must-use-attr");
/// Code that is never reached; a warning.
pub const UNREACHABLE_CODE: Rule = Rule::new("wgsl/unreachable-code", "behaviors-rules");

// Functions and entry points.

/// A parameter of a type that cannot be passed.
pub const PARAMETER_TYPE: Rule = Rule::new("wgsl/parameter-type", "function-restriction");
/// A pointer parameter into an address space that is not allowed.
pub const POINTER_PARAMETER_SPACE: Rule = Rule::new("wgsl/pointer-parameter-space", "function-restriction");
/// A result type that is not constructible.
pub const RETURN_TYPE_CONSTRUCTIBLE: Rule = Rule::new("wgsl/return-type-constructible", "function-restriction");
/// Arguments of an array constructor without a common type.
pub const NO_COMMON_TYPE: Rule = Rule::new("wgsl/no-common-type", "array-builtin");
/// An entry point with two stages.
pub const STAGE_UNIQUE: Rule = Rule::new("wgsl/stage-unique", "shader-stage-attr");
/// A compute entry point without workgroup_size.
pub const MISSING_WORKGROUP_SIZE: Rule = Rule::new("wgsl/missing-workgroup-size", "workgroup-size-attr");
/// Workgroup_size on something that is not a compute entry point.
pub const WORKGROUP_SIZE_PLACEMENT: Rule = Rule::new("wgsl/workgroup-size-placement", "workgroup-size-attr");
/// Dimensions of a workgroup that are not integers of one type.
pub const WORKGROUP_SIZE_TYPE: Rule = Rule::new("wgsl/workgroup-size-type", "workgroup-size-attr");
/// A subgroup size that is no power of two.
pub const SUBGROUP_SIZE: Rule = Rule::new("wgsl/subgroup-size", "subgroup-size-attr");
/// An input or output that is neither built-in nor at a location.
pub const IO_ATTRIBUTE: Rule = Rule::new("wgsl/io-attribute", "user-defined-inputs-outputs");
/// A user-defined input of a compute shader.
pub const COMPUTE_IO: Rule = Rule::new("wgsl/compute-io", "user-defined-inputs-outputs");
/// A compute entry point with a result.
pub const COMPUTE_RESULT: Rule = Rule::new("wgsl/compute-result", "compute-attr");
/// A vertex entry point that does not return a position.
pub const VERTEX_POSITION: Rule = Rule::new("wgsl/vertex-position", "vertex-attr");
/// A stage input or output of what is no entry point.
pub const IO_WITHOUT_ENTRY_POINT: Rule = Rule::new("wgsl/io-without-entry-point", "builtin-attr");
/// A built-in value declared with another type than its own.
pub const BUILTIN_TYPE: Rule = Rule::new("wgsl/builtin-type", "builtin-inputs-outputs");
/// A built-in value in a stage or direction that does not have it.
pub const BUILTIN_STAGE: Rule = Rule::new("wgsl/builtin-stage", "builtin-inputs-outputs");
/// A built-in value twice among the inputs or outputs.
pub const BUILTIN_UNIQUE: Rule = Rule::new("wgsl/builtin-unique", "builtin-inputs-outputs");
/// A built-in value with a location.
pub const BUILTIN_AND_LOCATION: Rule = Rule::new("wgsl/builtin-and-location", "stage-inputs-outputs");
/// An input or output of a type that cannot pass between stages.
pub const IO_TYPE: Rule = Rule::new("wgsl/io-type", "user-defined-inputs-outputs");
/// Two inputs or two outputs at one location.
pub const LOCATION_UNIQUE: Rule = Rule::new("wgsl/location-unique", "input-output-locations");
/// An integer between vertex and fragment stage that is not flat.
pub const INTERPOLATE_FLAT: Rule = Rule::new("wgsl/interpolate-flat", "interpolation");
/// An interpolation that does not exist.
pub const INTERPOLATION: Rule = Rule::new("wgsl/interpolation", "interpolation");
/// An interpolation without location.
pub const INTERPOLATE_WITHOUT_LOCATION: Rule = Rule::new("wgsl/interpolate-without-location", "interpolate-attr");
/// A misuse of dual source blending.
pub const BLEND_SRC: Rule = Rule::new("wgsl/blend-src", "blend-src-attr");
/// Invariant on something that is not a position.
pub const INVARIANT_PLACEMENT: Rule = Rule::new("wgsl/invariant-placement", "invariant-attr");
/// A depth mode that does not exist.
pub const DEPTH_MODE: Rule = Rule::new("wgsl/depth-mode", "frag-depth-builtin-value");
/// A built-in value that does not exist.
pub const UNKNOWN_BUILTIN_VALUE: Rule = Rule::new("wgsl/unknown-builtin-value", "builtin-value-names");
/// A built-in function in a stage that does not have it.
pub const BUILTIN_FUNCTION_STAGE: Rule = Rule::new("wgsl/builtin-function-stage", "derivatives");
/// `discard` outside of fragment shaders.
pub const DISCARD_STAGE: Rule = Rule::new("wgsl/discard-stage", "discard-statement");
/// A workgroup variable outside of compute shaders.
pub const WORKGROUP_STAGE: Rule = Rule::new("wgsl/workgroup-stage", "address-space");
/// Writable memory in a vertex shader.
pub const WRITABLE_STAGE: Rule = Rule::new("wgsl/writable-stage", "address-space");

// Attributes, directives.

/// An attribute where it may not stand.
pub const ATTRIBUTE_PLACEMENT: Rule = Rule::new("wgsl/attribute-placement", "attributes");
/// An attribute given twice.
pub const DUPLICATE_ATTRIBUTE: Rule = Rule::new("wgsl/duplicate-attribute", "attributes");
/// An attribute's parameter that is no integer.
pub const ATTRIBUTE_INTEGER: Rule = Rule::new("wgsl/attribute-integer", "attributes");
/// An attribute's parameter outside of its range.
pub const ATTRIBUTE_VALUE: Rule = Rule::new("wgsl/attribute-value", "binding-attr");
/// An enable directive with an extension that is not supported.
pub const UNKNOWN_ENABLE_EXTENSION: Rule = Rule::new("wgsl/unknown-enable-extension", "enable-extensions-sec");
/// Something that only an enabled extension offers.
pub const EXTENSION_REQUIRED: Rule = Rule::new("wgsl/extension-required", "enable-extensions-sec");
/// A requires directive with a feature that is not supported.
pub const UNKNOWN_LANGUAGE_EXTENSION: Rule = Rule::new("wgsl/unknown-language-extension", "language-extensions-sec");
/// What needs a language feature that the caller does not allow.
pub const FEATURE_NOT_AVAILABLE: Rule = Rule::new("wgsl/feature-not-available", "language-extensions-sec");
/// A filter for a rule that nobody knows; a warning.
pub const UNKNOWN_DIAGNOSTIC_RULE: Rule = Rule::new("wgsl/unknown-diagnostic-rule", "diagnostic-rule-names");
/// Two diagnostic filters of one place that contradict each other.
pub const DIAGNOSTIC_CONFLICT: Rule = Rule::new("wgsl/diagnostic-conflict", "global-diagnostic-directive");

// Uniformity.

/// A barrier in control flow that may not be uniform, or a pointer for all of the workgroup that may not be the same in all of it.
pub const COLLECTIVE_UNIFORMITY: Rule = Rule::new("wgsl/collective-uniformity", "barrier");
/// A derivative in control flow that may not be uniform.
pub const DERIVATIVE_UNIFORMITY: Rule = Rule::new("wgsl/derivative-uniformity", "derivatives");
/// A subgroup operation in control flow that may not be uniform.
pub const SUBGROUP_UNIFORMITY: Rule = Rule::new("wgsl/subgroup-uniformity", "subgroup-ops");

// Pipeline creation. What overrides make wrong of an expression has the rule that it has of a const-expression.

/// A value given for an override that does not exist.
pub const OVERRIDE_IDENTIFIER: Rule = Rule::new("wgsl/override-identifier", "override-decls");
/// An override without a value, or with one that its type cannot hold.
pub const OVERRIDE_VALUE: Rule = Rule::new("wgsl/override-value", "override-decls");
/// A workgroup larger than the device allows.
pub const WORKGROUP_LIMIT: Rule = Rule::new("wgsl/workgroup-limit", "workgroup-size-attr");
/// More workgroup memory than the device has.
pub const WORKGROUP_STORAGE: Rule = Rule::new("wgsl/workgroup-storage", "limits");
/// More private memory, or memory of a function, than is allowed.
pub const MEMORY_LIMIT: Rule = Rule::new("wgsl/memory-limit", "limits");
/// More values between stages than the device passes on.
pub const INTER_STAGE_LIMIT: Rule = Rule::new("wgsl/inter-stage-limit", "limits");
/// More immediate data than the device takes.
pub const IMMEDIATE_LIMIT: Rule = Rule::new("wgsl/immediate-limit", "limits");
