/**
 * The first eight hexadecimal digits of the MD5 of each text and picture of the business that this site was made
 * with. An owner replaces them all; as digests, they stand nowhere in the code.
 */
export const SHIPPED: ReadonlySet<string> = new Set(
  `
    0430d77a 05c24e04 08582786 0860e75e 0c47dc5e 0d3c2ff7 118e5cf1 162eb912 1675a752 193d52ab 196c6cbb 1a51976f
    1a9d0266 1fe1f03b 20f53f38 26250e36 2d1a39fe 335fa55a 3860176d 38b63504 3b375201 3d10c789 3fd91976 4289860f
    4377ad46 48cf147f 502782db 50b88749 52d88e87 53ac6846 5657af00 5794cbf8 59369a08 5c07ad96 61038fa4 63faaa8f
    65c119f1 65d96094 66ce0e89 67bfe7a4 7b19149f 7c1042d9 7ee0d918 7fa4cc00 81922cf1 82a7eec6 831d7979 88711a16
    89c98e1e 8d2f32bc 922c0e68 926ebd42 9f89fdab a302e28d add305a9 ae6e26fb b2b70ddb b4ba9d20 b610d3c0 bddb4ed6
    c01fdf28 d3d259fc dcab839e de357cdd e0fb80af ed07a72c edb405ae f35fdea3 f6040c48 f884e302 fc9f454a fe2c856b
    dc53f2f1 dc95c489 fff544fc
    d4b674ee
  `
    .trim()
    .split(/\s+/),
);
