//! Edge values of evaluation, as tables of lines: `function arguments = result` or `function arguments ! rule`.
//!
//! Numbers have WGSL's suffixes, none for abstract ones; `[...]` is a vector, of vectors a matrix. Where the result of a failing
//! call is not of the first argument's type, `as` and a value of its type stand before the rule.

use super::*;
use crate::constant::Value;
use crate::types::{StructMember, StructType, TypeFlags};
use scalar::{Format, Scalar};

/// Reads a value off the front of `text`.
fn value(store: &mut Store, text: &mut &str) -> ConstId {
    *text = text.trim_start();
    if let Some(rest) = text.strip_prefix('[') {
        *text = rest;
        let mut elements = Vec::new();
        while !text.trim_start().starts_with(']') {
            elements.push(value(store, text));
        }
        *text = &text.trim_start()[1..];
        let (element, count) = (store.constants.ty(elements[0]), elements.len() as u8);
        let ty = match store.types.get(element) {
            Type::Vector { .. } => store.types.intern(Type::Matrix { column: element, columns: count }),
            _ => store.types.vector(element, count),
        };
        return store.constants.composite(ty, &store.types, &elements);
    }
    let end = text.find([' ', ']']).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    *text = rest;
    let (ty, constant) = scalar_value(word).constant();
    store.constants.scalar(ty, constant)
}

fn scalar_value(word: &str) -> Scalar {
    let number = |digits: &str| digits.parse::<f64>().unwrap_or_else(|_| panic!("{word} is no number"));
    let hex = |digits: &str| u32::from_str_radix(digits, 16).ok();
    match word.split_at(word.len() - 1) {
        _ if word == "true" || word == "false" => Scalar::Bool(word == "true"),
        (digits, "u") if digits.starts_with("0x") => Scalar::U32(hex(&digits[2..]).expect("hexadecimal")),
        (digits, "u") => Scalar::U32(digits.parse().expect("u32")),
        (digits, "i") => Scalar::I32(digits.parse().expect("i32")),
        (digits, "f") => Scalar::Float(Format::F32, Format::F32.round(number(digits))),
        (digits, "h") => Scalar::Float(Format::F16, Format::F16.round(number(digits))),
        _ => word.parse().map_or_else(|_| Scalar::Float(Format::Abstract, number(word)), Scalar::AbstractInt),
    }
}

fn shown(store: &mut Store, id: ConstId) -> String {
    let ty = store.constants.ty(id);
    match Scalar::of(store.constants.value(id)) {
        Some(scalar) => format!("{scalar} ({})", store.type_name(ty)),
        None => {
            let count = store.types.element_count(ty).expect("a composite");
            let elements = (0..count).filter_map(|index| store.constants.element(&store.types, id, index));
            let elements: Vec<ConstId> = elements.collect();
            elements.into_iter().map(|element| shown(store, element)).collect::<Vec<_>>().join(", ")
        }
    }
}

fn run(table: &str) {
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let store = &mut Store::new();
        let (name, mut rest) = line.split_once(' ').expect("a function and arguments");
        let f = ConstFn::from_name(name).unwrap_or_else(|| panic!("{name} is unknown"));
        let mut args = Vec::new();
        while !rest.trim_start().starts_with(['=', '!', 'a']) {
            args.push(value(store, &mut rest));
        }
        let (kind, mut rest) = rest.trim_start().split_at(1);
        if kind == "=" {
            let expected = value(store, &mut rest);
            let actual = evaluate(store, f, &args, store.constants.ty(expected));
            let actual = actual.unwrap_or_else(|error| panic!("{line}: {error:?}"));
            assert!(actual == expected, "{line}, not {}", shown(store, actual));
            continue;
        }
        let mut result = args[0];
        if kind == "a" {
            rest = &rest[1..];
            result = value(store, &mut rest);
            rest = rest.trim_start().strip_prefix('!').expect("a rule");
        }
        let error = evaluate(store, f, &args, store.constants.ty(result)).expect_err(line);
        assert_eq!(error.rule.id, format!("wgsl/const-{}", rest.trim()), "{line}: {}", error.message);
    }
}

#[test]
fn integer_arithmetic() {
    run("
        op_add 2147483647i 1i = -2147483648i
        op_add 4294967295u 1u = 0u
        op_add 9223372036854775807 1 ! not-representable
        op_add [1i 2i] 3i = [4i 5i]
        op_sub 0u 1u = 4294967295u
        op_sub -9223372036854775808 1 ! not-representable
        op_sub 5i [1i 2i 3i] = [4i 3i 2i]
        op_mul 65536i 65536i = 0i
        op_mul 4294967296 4294967296 ! not-representable
        op_div -7i 2i = -3i
        op_div 7u 2u = 3u
        op_div 1i 0i ! integer-division
        op_div 1 0 ! integer-division
        op_div [1u 1u] [1u 0u] ! integer-division
        op_div -2147483648i -1i ! integer-division
        op_div -9223372036854775808 -1 ! not-representable
        op_mod -7i 2i = -1i
        op_mod 7u 0u ! integer-division
        op_mod -2147483648i -1i ! integer-division
        op_negation -2147483648i = -2147483648i
        op_negation [1 2] = [-1 -2]
        abs -2147483648i = -2147483648i
        abs [-3i 3i] = [3i 3i]
        sign -5i = -1i
        min 3u 4294967295u = 3u
        max -1i 1i = 1i
        clamp 9i 1i 3i = 3i
        clamp 9i 3i 1i ! clamp-bounds
        clamp [1f 2f] [0f 3f] [1f 2f] ! clamp-bounds
        dot [65536i 1i] [65536i 2i] = 2i
        dot [4294967296 1] [4294967296 2] ! not-representable
    ");
}

#[test]
fn float_arithmetic() {
    run("
        op_add 3.4e38f 3.4e38f ! not-representable
        op_add 1f 1e-8f = 1f
        op_add 0.1f 0.2f = 0.3f
        op_add 2048h 1h = 2048h
        op_add 2048h 3h = 2052h
        op_add 65504h 16h ! not-representable
        op_add 65504h 15h = 65504h
        op_sub -0.0 0.0 = -0.0
        op_mul 1e-30f 1e-15f = 1e-45f
        op_mul 1e-30f 1e-16f = 0f
        op_mul 1e200 1e200 ! not-representable
        op_div 1f 3f = 0.333333343f
        op_div 1f 0f ! not-representable
        op_div 0.0 0.0 ! not-representable
        op_mod 5.5f -2f = 1.5f
        op_mod -5.5f 2f = -1.5f
        op_mod 1f 0f ! not-representable
        op_negation 0f = -0.0f
        abs -0.0f = 0f
        sign -0.5h = -1h
        op_eq 0.0f -0.0f = true
        op_lt [1f 2f] [2f 1f] = [true false]
        op_gte 2 2 = true
        op_neq true false = true
        op_not [true false] = [false true]
        select [1f 2f] [3f 4f] [false true] = [1f 4f]
        select [1f 2f] [3f 4f] true = [3f 4f]
        fma 4097f 4097f -16785408f = 1f
        fma 1.0000001f 1.0000001f -1e-20f = 1.00000023f
        fma 3e38f 2f -3e38f = 3e38f
        mix [1f 3f] [3f 5f] 0.5f = [2f 4f]
        mix 3e38f 3e38f 3f ! not-representable
        saturate 1.5h = 1h
        step 1f 1f = 1f
        smoothstep 0f 1f 0.5f = 0.5f
        smoothstep 1f 1f 0.5f ! smoothstep-edges
        ldexp 1f 129i ! ldexp-exponent
        ldexp 0.5f 128i = 170141183460469231731687303715884105728f
        ldexp 1f -149i = 1e-45f
        ldexp 3h -25i = 1.2e-7h
        ldexp 1.0 -9000000000 = 0.0
        fract -0.25f = 0.75f
        round 2.5f = 2f
        round [-2.5f 3.5f] = [-2f 4f]
        trunc -1.5f = -1f
        ceil -0.5f = -0.0f
        quantizeToF16 65505f ! conversion-range
        quantizeToF16 0.1f = 0.0999755859375f
        quantizeToF16 1e-8f = 0f
    ");
}

#[test]
fn bits() {
    run("
        op_shl 1i 31u ! shift-range
        op_shl -1i 31u = -2147483648i
        op_shl 1u 31u = 2147483648u
        op_shl 2u 31u ! shift-range
        op_shl 1u 32u ! shift-range
        op_shl 0u 32u ! shift-range
        op_shl 1 62u = 4611686018427387904
        op_shl 1 63u ! shift-range
        op_shl 0 64u = 0
        op_shr -1 4294967295u = -1
        op_shr -8i 1u = -4i
        op_shr 0x80000000u 31u = 1u
        op_shr [1u 1u] [0u 32u] ! shift-range
        op_xor 5 3 = 6
        op_and [true false] [true true] = [true false]
        op_complement 0u = 4294967295u
        countLeadingZeros 1i = 31i
        countTrailingZeros 0u = 32u
        countOneBits -1i = 32i
        reverseBits 1u = 0x80000000u
        firstLeadingBit [0i -1i -2i 1i] = [-1i -1i 0i 0i]
        firstLeadingBit 0x80000000u = 31u
        firstTrailingBit [0u 8u] = [4294967295u 3u]
        extractBits -1i 31u 1u = -1i
        extractBits 0x12345678u 8u 8u = 0x56u
        extractBits 0x12345678u 0u 32u = 0x12345678u
        extractBits 1i 32u 0u = 0i
        extractBits 1i 32u 1u ! bit-field-range
        extractBits 1i 4294967295u 4294967295u ! bit-field-range
        insertBits 0u 0xffu 28u 4u = 0xf0000000u
        insertBits -1i 0i 0u 32u = 0i
        insertBits 7u 1u 32u 0u = 7u
        insertBits 0u 1u 31u 2u ! bit-field-range
    ");
}

#[test]
fn elementary_functions() {
    run("
        acos 1.5f ! domain
        acos -1f = 3.14159274f
        acosh 0.5 ! domain
        asin [0f 2f] ! domain
        atanh 1f ! domain
        atan2 0f -1f = 3.14159274f
        cos 0h = 1h
        sin 1.0 = 0.8414709848078965
        tanh 100f = 1f
        exp 1f = 2.71828175f
        exp 89f ! not-representable
        exp 710.0 ! not-representable
        exp2 10h = 1024h
        exp2 16h ! not-representable
        log 0f ! domain
        log -1f ! domain
        log2 8f = 3f
        pow 2f 10f = 1024f
        pow -2f 2f ! domain
        pow 0f -1f ! not-representable
        sqrt 2f = 1.41421354f
        sqrt -1f ! domain
        inverseSqrt 4f = 0.5f
        inverseSqrt 0f ! domain
        degrees 0.5f = 28.6478898f
        degrees 3e37f ! not-representable
        radians 180f = 3.14159274f
    ");
}

#[test]
fn vectors_and_matrices() {
    run("
        cross [1f 0f 0f] [0f 1f 0f] = [0f 0f 1f]
        dot [1f 2f 3f] [4f 5f 6f] = 32f
        dot [1e30f 1f] [1e30f 1f] as 1f ! not-representable
        length -3f = 3f
        length [3h 4h] = 5h
        length [300h 300h] as 1h ! not-representable
        distance [1f 1f] [4f 5f] = 5f
        normalize [0f 0f] ! domain
        normalize [3f 4f] = [0.6f 0.8f]
        normalize [1e200 1e200] ! not-representable
        faceForward [1f 2f] [1f 0f] [1f 0f] = [-1f -2f]
        faceForward [1f 2f] [1f 0f] [-1f 0f] = [1f 2f]
        reflect [1f -1f] [0f 1f] = [1f 1f]
        refract [1f 0f] [0f 1f] 2f = [0f 0f]
        refract [0f -1f] [0f 1f] 1f = [0f -1f]
        determinant [[1f 2f] [3f 4f]] = -2f
        determinant [[2f 0f 1f] [1f 3f 2f] [1f 1f 4f]] = 18f
        determinant [[1f 0f 0f 2f] [0f 1f 0f 0f] [0f 0f 1f 0f] [3f 0f 0f 4f]] = -2f
        transpose [[1f 2f 3f] [4f 5f 6f]] = [[1f 4f] [2f 5f] [3f 6f]]
        op_mul [[1f 2f] [3f 4f]] [5f 6f] = [23f 34f]
        op_mul [5f 6f] [[1f 2f] [3f 4f]] = [17f 39f]
        op_mul [[1f 2f] [3f 4f]] [[5f 6f] [7f 8f]] = [[23f 34f] [31f 46f]]
        op_mul [[1f 2f 3f] [4f 5f 6f]] [1f 1f] = [5f 7f 9f]
        op_mul [[1f 2f] [3f 4f]] 2f = [[2f 4f] [6f 8f]]
        op_add [[1f 1f] [1f 1f]] [[1f 2f] [3f 4f]] = [[2f 3f] [4f 5f]]
        all [true true] = true
        any [false false] = false
        all false = false
    ");
}

#[test]
fn packing_and_bits_of_floats() {
    run("
        pack4x8snorm [-2f -1f 0f 1f] = 0x7f008181u
        pack4x8unorm [0f 0.5f 1f 2f] = 0xffff8000u
        pack2x16snorm [-1f 0.5f] = 0x40008001u
        pack2x16unorm [1f 0f] = 0x0000ffffu
        pack2x16float [1f -2f] = 0xc0003c00u
        pack2x16float [65505f 0f] as 0u ! conversion-range
        pack4xI8 [-1i 127i 128i 256i] = 0x00807fffu
        pack4xI8Clamp [-129i 127i 128i 256i] = 0x7f7f7f80u
        pack4xU8 [255u 256u 1u 2u] = 0x020100ffu
        pack4xU8Clamp [255u 256u 1u 2u] = 0x0201ffffu
        unpack4x8snorm 0x7f008180u = [-1f -1f 0f 1f]
        unpack4x8unorm 0xff000000u = [0f 0f 0f 1f]
        unpack2x16snorm 0x7fff8000u = [-1f 1f]
        unpack2x16float 0xc0003c00u = [1f -2f]
        unpack2x16float 0x7c000000u as [0f 0f] ! bitcast-finite
        unpack4xI8 0x7f80ff01u = [1i -1i -128i 127i]
        unpack4xU8 0x7f80ff01u = [1u 255u 128u 127u]
        dot4I8Packed 0xff01ff01u 0x01020304u = 2i
        dot4U8Packed 0xffffffffu 0xffffffffu = 260100u
        bitcast 0x3f800000u = 1f
        bitcast -1 = -1i
        bitcast -1 as 0u ! conversion-range
        bitcast 1.0 = 0x3f800000u
        bitcast 0x7f800000u as 1f ! bitcast-finite
        bitcast [1u 0xffffffffu] = [1i -1i]
        bitcast 0xc0003c00u = [1h -2h]
        bitcast [1h -2h] = 0xc0003c00u
        bitcast [1h 1h 1h -2h] = [0x3c003c00u 0xc0003c00u]
        bitcast 0x7c000000u as [0h 0h] ! bitcast-finite
    ");
}

#[test]
fn conversions() {
    run("
        convert 2147483648 as 0i ! conversion-range
        convert -1 as 0u ! conversion-range
        convert -1i = 4294967295u
        convert 3.9f = 3u
        convert -3.9f = -3i
        convert -1f = 0u
        convert 1e20f = 4294967040u
        convert 1e20f = 2147483520i
        convert -1e20f = -2147483648i
        convert 1e20 = 2147483647i
        convert 65505 as 0h ! conversion-range
        convert 65504u = 65504h
        convert 65504.001 as 0h ! conversion-range
        convert 3.5e38 as 0f ! conversion-range
        convert 16777217i = 16777216f
        convert 9223372036854775807 = 9223372036854775808f
        convert 9007199791611905 = 9007200328482816f
        convert 9007199254740993 = 9007199254740992.0
        convert 1e-50 = 0f
        convert -0.0f = false
        convert 0.1h = true
        convert [true false] = [1f 0f]
        convert [1 2 3] = [1h 2h 3h]
        convert [[1.0 2.0] [3.0 4.0]] = [[1f 2f] [3f 4f]]
        construct_elements [1f 2f] 3f = [1f 2f 3f]
        construct_elements 1f 2f 3f 4f = [[1f 2f] [3f 4f]]
        construct_columns [1f 2f] [3f 4f] = [[1f 2f] [3f 4f]]
        construct_splat 2u = [2u 2u 2u]
        zero 1i = [0i 0i]
    ");
}

#[test]
fn result_structures() {
    let store = &mut Store::new();
    let mut member = |name: &str, ty| StructMember {
        name: store.symbols.intern(name),
        ty,
        offset: 0,
        size: 4,
        align: 4,
        explicit_layout: false,
        io: Default::default(),
    };
    let members = vec![member("fract", TypeId::F32), member("exp", TypeId::I32)];
    let name = store.symbols.intern("__frexp_result_f32");
    let result = store.types.declare_struct(StructType { name, members, builtin_family: None });
    for (argument, fract, exp) in [(-6.0, -0.75, 3), (0.0, 0.0, 0), (f32::from_bits(1), 0.5, -148)] {
        let argument = store.constants.f32(argument);
        let value = evaluate(store, ConstFn::Frexp, &[argument], result).expect("a value");
        let (fract, exp) = (store.constants.f32(fract), store.constants.i32(exp));
        assert_eq!(value, store.constants.composite(result, &store.types, &[fract, exp]));
    }
    let argument = store.constants.f32(-1.5);
    let members = [float::modf_fract, float::modf_whole]
        .map(|part| components::map(store, ConstFn::Modf, &[argument], TypeId::F32, part));
    assert_eq!(members, [Ok(store.constants.f32(-0.5)), Ok(store.constants.f32(-1.0))]);
}

#[test]
fn large_arrays_stay_symbolic() {
    let store = &mut Store::new();
    let [from, to] =
        [TypeId::ABSTRACT_INT, TypeId::F16].map(|ty| store.types.array(ty, crate::types::ArrayCount::Fixed(65536)));
    assert!(store.types.has(from, TypeFlags::ABSTRACT));
    let element = store.constants.scalar(TypeId::ABSTRACT_INT, Value::AbstractInt(7));
    let array = store.constants.splat(from, element);
    let before = store.constants.len();
    let converted = convert(store, array, to).expect("seven is a half");
    let last = store.constants.i32(65535);
    let seven = store.constants.scalar(TypeId::F16, Value::F16(0x4700));
    assert_eq!(index(store, converted, last), Ok(seven));
    assert!(store.constants.len() < before + 8);
    for beyond in [-1, 65536] {
        let beyond = store.constants.i32(beyond);
        assert_eq!(index(store, converted, beyond).map_err(|error| error.rule), Err(error::INDEX_RANGE));
    }
}

#[test]
fn swizzles_repeat_and_reorder() {
    let store = &mut Store::new();
    let vector = value(store, &mut "[1f 2f 3f]");
    let selected = swizzle(store, vector, &[2, 0, 0], TypeId::VEC3_F32);
    assert_eq!(selected, value(store, &mut "[3f 1f 1f]"));
    assert_eq!(swizzle(store, vector, &[1], TypeId::F32), value(store, &mut "2f"));
}

#[test]
fn some_constant_arguments_suffice() {
    let store = &mut Store::new();
    let zero = value(store, &mut "[1u 0u]");
    let check = |store: &Store, f, ty, args: &[Option<ConstId>]| check_partial(store, f, ty, |index| args[index]);
    let (ty, mods) = (TypeId::VEC2_U32, ConstFn::OpMod);
    let error = check(store, mods, ty, &[None, Some(zero)]).expect_err("divides by zero");
    assert_eq!((error.rule, error.argument), (error::INTEGER_DIVISION, Some(1)));
    assert_eq!(check(store, mods, ty, &[Some(zero), None]), Ok(()));
    let (low, high) = (value(store, &mut "2i"), value(store, &mut "1i"));
    assert!(check(store, ConstFn::Clamp, TypeId::I32, &[None, Some(low), Some(high)]).is_err());
    assert_eq!(check(store, ConstFn::Clamp, TypeId::I32, &[None, Some(low), None]), Ok(()));
}
