//! The rules that the resolver reports as broken: one per kind of mistake, with the specification's anchor.

use crate::diagnostic::Rule;

// Names and declarations.

/// A name that nothing declares.
pub const UNKNOWN_IDENTIFIER: Rule = Rule::new("wgsl/unknown-identifier", "declaration-and-scope");
/// Two declarations of one name in one scope.
pub const REDECLARATION: Rule = Rule::new("wgsl/redeclaration", "declaration-and-scope");
/// A module-scope declaration that names itself, directly or through others.
pub const DECLARATION_CYCLE: Rule = Rule::new("wgsl/declaration-cycle", "declaration-and-scope");
/// More of something than the compiler supports.
pub const LIMIT: Rule = Rule::new("wgsl/limit", "limits");
/// Something that is no type where a type must stand.
pub const EXPECTED_TYPE: Rule = Rule::new("wgsl/expected-type", "type-specifiers");
/// Something that is no value where a value must stand.
pub const EXPECTED_VALUE: Rule = Rule::new("wgsl/expected-value", "expressions");
/// A call of what is no function or type.
pub const NOT_CALLABLE: Rule = Rule::new("wgsl/not-callable", "function-calls");
/// Template arguments too many, too few, or of the wrong kind.
pub const TEMPLATE_ARGUMENTS: Rule = Rule::new("wgsl/template-arguments", "template-lists-sec");

// Types.

/// A vector of something else than scalars.
pub const VECTOR_COMPONENT: Rule = Rule::new("wgsl/vector-component", "vector-types");
/// A matrix of something else than floats.
pub const MATRIX_COMPONENT: Rule = Rule::new("wgsl/matrix-component", "matrix-types");
/// An atomic of something else than `i32` or `u32`.
pub const ATOMIC_COMPONENT: Rule = Rule::new("wgsl/atomic-component", "atomic-types");
/// An atomic where none may lie.
pub const ATOMIC_PLACE: Rule = Rule::new("wgsl/atomic-place", "atomic-types");
/// An atomic used as a value.
pub const ATOMIC_VALUE: Rule = Rule::new("wgsl/atomic-value", "atomic-types");
/// An array of something whose size is not fixed.
pub const ARRAY_ELEMENT: Rule = Rule::new("wgsl/array-element", "array-types");
/// An element count that is no integer.
pub const ARRAY_COUNT_TYPE: Rule = Rule::new("wgsl/array-count-type", "array-types");
/// An element count that is known at run time only.
pub const ARRAY_COUNT_STAGE: Rule = Rule::new("wgsl/array-count-stage", "array-types");
/// An element count of zero or less.
pub const ARRAY_COUNT_POSITIVE: Rule = Rule::new("wgsl/array-count-positive", "array-types");
/// A runtime-sized array that is not the last member.
pub const RUNTIME_ARRAY_PLACE: Rule = Rule::new("wgsl/runtime-array-place", "struct-types");
/// A type that no structure member can have.
pub const MEMBER_TYPE: Rule = Rule::new("wgsl/member-type", "struct-types");
/// Two members of one name.
pub const DUPLICATE_MEMBER: Rule = Rule::new("wgsl/duplicate-member", "struct-types");
/// A type larger than the compiler supports.
pub const TYPE_SIZE: Rule = Rule::new("wgsl/type-size", "limits");
/// A sampled type other than `f32`, `i32` and `u32`.
pub const TEXTURE_SAMPLED_TYPE: Rule = Rule::new("wgsl/texture-sampled-type", "sampled-texture-type");
/// An access mode that the texel format does not have.
pub const TEXTURE_ACCESS: Rule = Rule::new("wgsl/texture-access", "texture-storage");
/// A layout that uniform buffers cannot have.
pub const UNIFORM_LAYOUT: Rule = Rule::new("wgsl/uniform-layout", "address-space-layout-constraints");
/// An alignment that is no power of two.
pub const ALIGN_POWER_OF_TWO: Rule = Rule::new("wgsl/align-power-of-two", "align-attr");
/// An alignment below the type's own.
pub const ALIGN_MULTIPLE: Rule = Rule::new("wgsl/align-multiple", "align-attr");
/// A size below the type's own.
pub const SIZE_AT_LEAST: Rule = Rule::new("wgsl/size-at-least", "size-attr");
/// `@size` on a member without fixed size.
pub const SIZE_FIXED: Rule = Rule::new("wgsl/size-fixed", "size-attr");

// Variables and values.

/// A module-scope variable without an address space.
pub const ADDRESS_SPACE_MISSING: Rule = Rule::new("wgsl/address-space-missing", "var-decls");
/// A texture or sampler with an address space.
pub const ADDRESS_SPACE_HANDLE: Rule = Rule::new("wgsl/address-space-handle", "var-decls");
/// An address space that does not go with the scope.
pub const ADDRESS_SPACE_SCOPE: Rule = Rule::new("wgsl/address-space-scope", "var-decls");
/// An access mode where none may be written.
pub const ACCESS_MODE: Rule = Rule::new("wgsl/access-mode", "address-space");
/// A private, function or uniform variable of a type that is not constructible.
pub const STORE_TYPE_CONSTRUCTIBLE: Rule = Rule::new("wgsl/store-type-constructible", "var-decls");
/// A workgroup variable of a type without fixed footprint.
pub const STORE_TYPE_WORKGROUP: Rule = Rule::new("wgsl/store-type-workgroup", "var-decls");
/// A buffer of a type that hosts cannot share.
pub const STORE_TYPE_HOST_SHAREABLE: Rule = Rule::new("wgsl/store-type-host-shareable", "host-shareable-types");
/// A runtime-sized array outside of storage buffers.
pub const STORE_TYPE_RUNTIME_ARRAY: Rule = Rule::new("wgsl/store-type-runtime-array", "var-decls");
/// An array in immediate data.
pub const STORE_TYPE_IMMEDIATE: Rule = Rule::new("wgsl/store-type-immediate", "var-decls");
/// A declaration with neither type nor initializer.
pub const MISSING_TYPE: Rule = Rule::new("wgsl/missing-type", "var-and-value");
/// An initializer that does not convert to the declared type.
pub const INITIALIZER_TYPE: Rule = Rule::new("wgsl/initializer-type", "var-and-value");
/// An initializer where none may stand.
pub const INITIALIZER_SPACE: Rule = Rule::new("wgsl/initializer-space", "var-decls");
/// The initializer of a `const` that is no const-expression.
pub const INITIALIZER_CONST: Rule = Rule::new("wgsl/initializer-const", "const-decls");
/// A module-scope initializer that is known at run time only.
pub const INITIALIZER_OVERRIDE: Rule = Rule::new("wgsl/initializer-override", "override-decls");
/// A type that no value declaration can have.
pub const VALUE_TYPE: Rule = Rule::new("wgsl/value-type", "value-decls");
/// An override that is no scalar.
pub const OVERRIDE_TYPE: Rule = Rule::new("wgsl/override-type", "override-decls");
/// Two overrides of one `@id`.
pub const OVERRIDE_ID_DUPLICATE: Rule = Rule::new("wgsl/override-id-duplicate", "override-decls");
/// A resource without `@group` or `@binding`.
pub const RESOURCE_BINDING_MISSING: Rule = Rule::new("wgsl/resource-binding-missing", "resource-interface");
/// A binding of what is no resource.
pub const BINDING_WITHOUT_RESOURCE: Rule = Rule::new("wgsl/binding-without-resource", "binding-attr");
/// Two resources of one entry point at one binding.
pub const BINDING_DUPLICATE: Rule = Rule::new("wgsl/binding-duplicate", "resource-interface");
/// Two variables of immediate data in one entry point.
pub const IMMEDIATE_DUPLICATE: Rule = Rule::new("wgsl/immediate-duplicate", "var-decls");
/// A const assertion that is not `bool`.
pub const CONST_ASSERT_TYPE: Rule = Rule::new("wgsl/const-assert-type", "const-assert-statement");
/// A const assertion that is no const-expression.
pub const CONST_ASSERT_STAGE: Rule = Rule::new("wgsl/const-assert-stage", "const-assert-statement");
/// A const assertion that does not hold.
pub const CONST_ASSERT_FAILED: Rule = Rule::new("wgsl/const-assert-failed", "const-assert-statement");

// Expressions.

/// A read of memory that may only be written.
pub const LOAD_ACCESS: Rule = Rule::new("wgsl/load-access", "load-rule");
/// A read of memory whose type has no values.
pub const LOAD_TYPE: Rule = Rule::new("wgsl/load-type", "load-rule");
/// An index into what has no elements.
pub const INDEX_BASE: Rule = Rule::new("wgsl/index-base", "composite-value-decomposition-expr");
/// An index that is no integer.
pub const INDEX_TYPE: Rule = Rule::new("wgsl/index-type", "composite-value-decomposition-expr");
/// A constant index outside of the composite.
pub const INDEX_RANGE: Rule = Rule::new("wgsl/index-range", "composite-value-decomposition-expr");
/// A member of what has none.
pub const ACCESS_BASE: Rule = Rule::new("wgsl/access-base", "composite-value-decomposition-expr");
/// A member that the structure does not have.
pub const UNKNOWN_MEMBER: Rule = Rule::new("wgsl/unknown-member", "struct-access-expr");
/// Letters that name no components of the vector.
pub const SWIZZLE: Rule = Rule::new("wgsl/swizzle", "vector-access-expr");
/// Access through a pointer without the language feature.
pub const POINTER_COMPOSITE_ACCESS: Rule =
    Rule::new("wgsl/pointer-composite-access", "language_extension-pointer_composite_access");
/// The address of a value.
pub const ADDRESS_OF_OPERAND: Rule = Rule::new("wgsl/address-of-operand", "address-of-expr");
/// The address of a texture or sampler.
pub const ADDRESS_OF_HANDLE: Rule = Rule::new("wgsl/address-of-handle", "address-of-expr");
/// The address of a vector's component.
pub const ADDRESS_OF_COMPONENT: Rule = Rule::new("wgsl/address-of-component", "address-of-expr");
/// A dereferenced value that is no pointer.
pub const INDIRECTION_OPERAND: Rule = Rule::new("wgsl/indirection-operand", "indirection-expr");
/// Operands that an operator does not take.
pub const NO_MATCHING_OPERATOR: Rule = Rule::new("wgsl/no-matching-operator", "overload-resolution-section");
/// Arguments that a built-in function does not take.
pub const NO_MATCHING_CALL: Rule = Rule::new("wgsl/no-matching-call", "overload-resolution-section");
/// Arguments that a value constructor does not take.
pub const NO_MATCHING_CONSTRUCTOR: Rule = Rule::new("wgsl/no-matching-constructor", "overload-resolution-section");
/// A constructed value of a type that has none.
pub const NOT_CONSTRUCTIBLE: Rule = Rule::new("wgsl/not-constructible", "constructible-types");
/// Elements too many or too few.
pub const CONSTRUCTOR_ARGUMENT_COUNT: Rule =
    Rule::new("wgsl/constructor-argument-count", "value-constructor-builtin-function");
/// An element of the wrong type.
pub const CONSTRUCTOR_ARGUMENT_TYPE: Rule =
    Rule::new("wgsl/constructor-argument-type", "value-constructor-builtin-function");
/// Arguments too many or too few.
pub const CALL_ARGUMENT_COUNT: Rule = Rule::new("wgsl/call-argument-count", "function-calls");
/// An argument of the wrong type.
pub const CALL_ARGUMENT_TYPE: Rule = Rule::new("wgsl/call-argument-type", "function-calls");
/// A call of an entry point.
pub const CALL_OF_ENTRY_POINT: Rule = Rule::new("wgsl/call-of-entry-point", "function-restriction");
/// A pointer argument that does not look at a whole variable.
pub const POINTER_ARGUMENT: Rule = Rule::new("wgsl/pointer-argument", "function-restriction");

// Statements.

/// An assignment to what is no memory.
pub const ASSIGNMENT_TARGET_REFERENCE: Rule = Rule::new("wgsl/assignment-target-reference", "assignment");
/// An assignment to memory that cannot be written.
pub const ASSIGNMENT_ACCESS: Rule = Rule::new("wgsl/assignment-access", "assignment");
/// An assignment to memory whose type has no values.
pub const ASSIGNMENT_STORE_TYPE: Rule = Rule::new("wgsl/assignment-store-type", "assignment");
/// An assigned value of the wrong type.
pub const ASSIGNMENT_TYPE: Rule = Rule::new("wgsl/assignment-type", "assignment");
/// An increment of what is no concrete integer.
pub const INCREMENT_TYPE: Rule = Rule::new("wgsl/increment-type", "increment-decrement");
/// A condition that is not `bool`.
pub const CONDITION_TYPE: Rule = Rule::new("wgsl/condition-type", "if-statement");
/// A selector that is no integer.
pub const SWITCH_SELECTOR_TYPE: Rule = Rule::new("wgsl/switch-selector-type", "switch-statement");
/// A switch without exactly one `default`.
pub const SWITCH_DEFAULT: Rule = Rule::new("wgsl/switch-default", "switch-statement");
/// A case selector that is no const-expression.
pub const CASE_SELECTOR_CONST: Rule = Rule::new("wgsl/case-selector-const", "switch-statement");
/// A case selector of another type than the rest.
pub const CASE_SELECTOR_TYPE: Rule = Rule::new("wgsl/case-selector-type", "switch-statement");
/// Two cases of one value.
pub const CASE_DUPLICATE: Rule = Rule::new("wgsl/case-duplicate", "switch-statement");
/// A `break` outside of loops and switches.
pub const BREAK_PLACE: Rule = Rule::new("wgsl/break-place", "break-statement");
/// A `break` that leaves a `continuing` statement.
pub const BREAK_IN_CONTINUING: Rule = Rule::new("wgsl/break-in-continuing", "break-statement");
/// A `continue` outside of loops.
pub const CONTINUE_PLACE: Rule = Rule::new("wgsl/continue-place", "continue-statement");
/// A `continue` in a `continuing` statement.
pub const CONTINUE_IN_CONTINUING: Rule = Rule::new("wgsl/continue-in-continuing", "continue-statement");
/// A `continue` that skips a declaration that `continuing` uses.
pub const CONTINUE_BYPASSES_DECLARATION: Rule = Rule::new("wgsl/continue-bypasses-declaration", "continue-statement");
/// A `return` in a `continuing` statement.
pub const RETURN_IN_CONTINUING: Rule = Rule::new("wgsl/return-in-continuing", "continuing-statement");
/// A value returned without return type, or none with one.
pub const RETURN_VALUE: Rule = Rule::new("wgsl/return-value", "return-statement");
/// A returned value of the wrong type.
pub const RETURN_VALUE_TYPE: Rule = Rule::new("wgsl/return-value-type", "return-statement");
/// A path to the end of a function that returns a value.
pub const MISSING_RETURN: Rule = Rule::new("wgsl/missing-return", "behaviors-rules");
/// A loop that nothing leaves.
pub const INFINITE_LOOP: Rule = Rule::new("wgsl/infinite-loop", "behaviors-rules");
/// A call statement that drops a result that must be used.
pub const MUST_USE: Rule = Rule::new("wgsl/must-use", "function-call-statement");
/// Code that is never reached; a warning.
pub const UNREACHABLE_CODE: Rule = Rule::new("wgsl/unreachable-code", "behaviors-rules");

// Functions and entry points.

/// A type that no parameter can have.
pub const PARAMETER_TYPE: Rule = Rule::new("wgsl/parameter-type", "function-restriction");
/// A pointer parameter into an address space that is not allowed.
pub const POINTER_PARAMETER_SPACE: Rule = Rule::new("wgsl/pointer-parameter-space", "function-restriction");
/// A type that no function can return.
pub const RETURN_TYPE: Rule = Rule::new("wgsl/return-type", "function-restriction");
/// `@must_use` on a function that returns nothing.
pub const MUST_USE_WITHOUT_RESULT: Rule = Rule::new("wgsl/must-use-without-result", "must-use-attr");
/// Two stages of one function.
pub const SEVERAL_STAGES: Rule = Rule::new("wgsl/several-stages", "shader-stage-attr");
/// A compute shader without `@workgroup_size`.
pub const WORKGROUP_SIZE_MISSING: Rule = Rule::new("wgsl/workgroup-size-missing", "entry-point-attributes");
/// A workgroup or subgroup size on what is no compute shader.
pub const WORKGROUP_SIZE_STAGE: Rule = Rule::new("wgsl/workgroup-size-stage", "workgroup-size-attr");
/// Dimensions of different types.
pub const WORKGROUP_SIZE_TYPES: Rule = Rule::new("wgsl/workgroup-size-types", "workgroup-size-attr");
/// A subgroup size that is no power of two.
pub const SUBGROUP_SIZE: Rule = Rule::new("wgsl/subgroup-size", "subgroup-size-attr");
/// An input or output that is neither a built-in value nor at a location.
pub const ENTRY_POINT_IO: Rule = Rule::new("wgsl/entry-point-io", "stage-inputs-outputs");
/// A user-defined input of a compute shader.
pub const COMPUTE_IO: Rule = Rule::new("wgsl/compute-io", "user-defined-inputs-outputs");
/// A result of a compute shader.
pub const COMPUTE_RESULT: Rule = Rule::new("wgsl/compute-result", "entry-point-decl");
/// A vertex shader without a position.
pub const VERTEX_POSITION: Rule = Rule::new("wgsl/vertex-position", "function-restriction");
/// A stage input or output of what is no entry point.
pub const IO_WITHOUT_ENTRY_POINT: Rule = Rule::new("wgsl/io-without-entry-point", "builtin-attr");
/// A built-in value of the wrong type.
pub const BUILTIN_TYPE: Rule = Rule::new("wgsl/builtin-type", "builtin-inputs-outputs");
/// A built-in value that the stage does not have.
pub const BUILTIN_STAGE_IO: Rule = Rule::new("wgsl/builtin-stage-io", "builtin-inputs-outputs");
/// One built-in value twice.
pub const BUILTIN_DUPLICATE: Rule = Rule::new("wgsl/builtin-duplicate", "builtin-inputs-outputs");
/// A built-in value with a location.
pub const BUILTIN_AND_LOCATION: Rule = Rule::new("wgsl/builtin-and-location", "stage-inputs-outputs");
/// A location of what is no numeric scalar or vector.
pub const LOCATION_TYPE: Rule = Rule::new("wgsl/location-type", "location-attr");
/// Two inputs or outputs at one location.
pub const LOCATION_DUPLICATE: Rule = Rule::new("wgsl/location-duplicate", "input-output-locations");
/// An integer between stages that is not `flat`.
pub const INTEGER_INTERPOLATION: Rule = Rule::new("wgsl/integer-interpolation", "interpolation");
/// An interpolation that does not exist.
pub const INTERPOLATION: Rule = Rule::new("wgsl/interpolation", "interpolation");
/// An interpolation without location.
pub const INTERPOLATE_WITHOUT_LOCATION: Rule = Rule::new("wgsl/interpolate-without-location", "interpolate-attr");
/// A misuse of dual source blending.
pub const BLEND_SRC: Rule = Rule::new("wgsl/blend-src", "blend-src-attr");
/// `@invariant` on something else than the position.
pub const INVARIANT: Rule = Rule::new("wgsl/invariant", "invariant-attr");
/// A depth mode that does not exist.
pub const DEPTH_MODE: Rule = Rule::new("wgsl/depth-mode", "frag-depth-builtin-value");
/// A built-in value that does not exist.
pub const UNKNOWN_BUILTIN_VALUE: Rule = Rule::new("wgsl/unknown-builtin-value", "builtin-value-names");
/// A built-in function in a stage that does not have it.
pub const BUILTIN_STAGE: Rule = Rule::new("wgsl/builtin-stage", "shader-stages-sec");
/// `discard` outside of fragment shaders.
pub const DISCARD_STAGE: Rule = Rule::new("wgsl/discard-stage", "discard-statement");
/// A workgroup variable outside of compute shaders.
pub const WORKGROUP_STAGE: Rule = Rule::new("wgsl/workgroup-stage", "address-space");
/// Writable memory in a vertex shader.
pub const WRITABLE_STAGE: Rule = Rule::new("wgsl/writable-stage", "address-space");

// Attributes, directives.

/// An attribute where it may not stand.
pub const ATTRIBUTE_PLACEMENT: Rule = Rule::new("wgsl/attribute-placement", "attributes");
/// One attribute twice.
pub const DUPLICATE_ATTRIBUTE: Rule = Rule::new("wgsl/duplicate-attribute", "attributes");
/// An attribute's parameter that is no integer.
pub const ATTRIBUTE_INTEGER: Rule = Rule::new("wgsl/attribute-integer", "attributes");
/// An attribute's parameter that is no const-expression.
pub const ATTRIBUTE_CONST: Rule = Rule::new("wgsl/attribute-const", "attributes");
/// An attribute's parameter that is known at run time only.
pub const ATTRIBUTE_OVERRIDE: Rule = Rule::new("wgsl/attribute-override", "attributes");
/// An attribute's parameter out of range.
pub const ATTRIBUTE_RANGE: Rule = Rule::new("wgsl/attribute-range", "attributes");
/// An extension that does not exist.
pub const UNKNOWN_EXTENSION: Rule = Rule::new("wgsl/unknown-extension", "enable-extensions-sec");
/// An extension that the caller does not allow.
pub const EXTENSION_NOT_AVAILABLE: Rule = Rule::new("wgsl/extension-not-available", "enable-extensions-sec");
/// What needs an extension that is not enabled.
pub const EXTENSION_NOT_ENABLED: Rule = Rule::new("wgsl/extension-not-enabled", "enable-extensions-sec");
/// A language feature that does not exist.
pub const UNKNOWN_FEATURE: Rule = Rule::new("wgsl/unknown-feature", "language-extensions-sec");
/// What needs a language feature that the caller does not allow.
pub const FEATURE_NOT_AVAILABLE: Rule = Rule::new("wgsl/feature-not-available", "language-extensions-sec");
/// A filter for a rule that nobody knows; a warning.
pub const UNKNOWN_DIAGNOSTIC_RULE: Rule = Rule::new("wgsl/unknown-diagnostic-rule", "diagnostic-rule-names");
/// Two global filters that contradict each other.
pub const DIAGNOSTIC_CONFLICT: Rule = Rule::new("wgsl/diagnostic-conflict", "diagnostic-filtering");
